import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '../src/content-tools/edit/format-json';
import { editorSchemas } from '../src/content-tools/schema/editor-schemas';

/** `npm run format`: writes the JSON Schemas for text editors. */
const folder = 'schemas';
mkdirSync(folder, { recursive: true });
const schemas = editorSchemas();
for (const name of readdirSync(folder)) if (!schemas.has(name)) rmSync(join(folder, name));
for (const [name, schema] of schemas) writeFileSync(join(folder, name), formatJson(schema));
process.stdout.write(`${schemas.size} schemas written to ${folder}/\n`);
