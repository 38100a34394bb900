import { contentFolder } from '../src/content-folder';
import { collectChanges } from '../src/content-tools/edit/file-changes';
import { writeBrand } from './brand/write-brand';
import { runCommand, say } from './terminal';

/** `npm run brand`: writes the fonts and icons of the company whose content is in `content/`. */
runCommand(async () => {
  const changes = collectChanges('.');
  const { fonts, icons } = await writeBrand(contentFolder(), changes);
  changes.apply();
  say(`${fonts} fonts and ${icons} icons written to static/`);
});
