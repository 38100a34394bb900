import { Component, type ComponentType } from 'react';
import { listTexts, readText } from '../../content-tools/read/inspect-texts';
import type { ContentFile } from '../../content-tools/read/read-content';
import { nameEntry } from '../decap-fields';
import { CountryField, completedField, IconField, NumberField, pictureControl } from './controls';
import { type ControlClass, type ControlProps, type ControlState, type Decap, isMap } from './decap';
import { keepField, openFields } from './open-fields';

/** Scrolls to a field, and puts the cursor there. */
const reach = (id: string): void => {
  const label = document.querySelector(`label[for="${id}"]`);
  label?.scrollIntoView({ block: 'center' });
  const field = document.getElementById(id);
  // A list has no field, but a button that adds to it, and a picture one that chooses it.
  const around = label?.closest('[class*="ControlContainer"]');
  const button = around?.querySelector('[class*="AddButton"]') ?? around?.querySelector('button');
  const target = field?.matches('input, textarea, select') ? field : button;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
};

/**
 * A control that leaves validation to the save, which finds everything at once, and that a list of mistakes leads to.
 * Decap drops a save whose fields have errors, and says so only if one is missing
 * (decap-cms-core/src/actions/entries.ts, line 947).
 */
const findable = (control: ControlClass): ControlClass =>
  class extends control {
    validate = () => undefined;

    override componentDidMount() {
      super.componentDidMount?.();
      const { field, parentIds = [] } = this.props;
      if (parentIds.length === 0) keepField(String(field.get('name')), this);
    }

    override componentDidUpdate(props: ControlProps, state: ControlState) {
      super.componentDidUpdate?.(props, state);
      // The value was replaced from outside, such as by a colleague's version.
      const { keys = [], itemsCollapsed = [] } = this.state ?? {};
      const { value } = this.props;
      const size = isMap(value) ? value.size : 0;
      if (!('keys' in (this.state ?? {})) || keys.length === size) return;
      this.setState({
        keys: Array.from({ length: size }, (_, at) => keys[at] ?? crypto.randomUUID()),
        itemsCollapsed: Array.from({ length: size }, (_, at) => itemsCollapsed[at] ?? true),
      });
    }

    override componentWillUnmount() {
      super.componentWillUnmount?.();
      const name = String(this.props.field.get('name'));
      if (openFields.get(name) === this) openFields.delete(name);
    }

    override focus(path: string) {
      const { field, forID } = this.props;
      const inner = field.get('field');
      // A list of texts: the text is the only field of its item.
      super.focus?.(isMap(inner) && path !== '' ? `${path}.${String(inner.get('name'))}` : path);
      if (!super.focus || path === '') reach(forID);
    }
  };

const asControl = (Field: ComponentType<ControlProps>): ControlClass =>
  class extends Component<ControlProps, ControlState> {
    override render() {
      return <Field {...this.props} />;
    }
  };

const wrapped = [
  'string',
  'text',
  'boolean',
  'datetime',
  'image',
  'file',
  'select',
  'relation',
  'object',
  'list',
];

/** Replaces Decap's widgets by our own, or by their findable versions. Links are chosen from the pages, tags from those in use. */
export const registerWidgets = (cms: Decap, files: readonly ContentFile[]): void => {
  for (const name of wrapped) {
    const { control, preview, schema } = cms.getWidget(name);
    cms.registerWidget(name, findable(control), preview, schema);
  }
  const own = {
    number: NumberField,
    link: completedField(() =>
      files.flatMap(({ path, slug, data }) =>
        path === undefined ? [] : [[path, readText(data, 'title') ?? slug] as const],
      ),
    ),
    tag: completedField((name) => {
      const known = listTexts(files).flatMap(({ field, path, text }) =>
        field.kind === 'tag' && nameEntry(String(path.at(-2)), field) === name ? text : [],
      );
      return [...new Set(known)].sort().map((text) => [text]);
    }),
    icon: IconField,
    country: CountryField,
  };
  for (const [name, field] of Object.entries(own)) cms.registerWidget(name, findable(asControl(field)));
  cms.registerWidget('picture', pictureControl(cms.getWidget('object').control));
};
