import { Component, type ReactNode } from 'react';
import { iconNames, iconPath } from '../../content-tools/icons/read-icons';
import { type ControlClass, type ControlProps, type ControlState, isMap } from './decap';
import { changeField } from './open-fields';

/** A page of the site, for links. */
export interface PageLink {
  path: string;
  title: string;
}

/** What a page of one's own may begin with. */
export interface RecipeSample {
  name: string;
  purpose: string;
  isCampaign: boolean;
  sections: unknown;
}

/** What separates thousands and decimals in the editor's language. */
const [group = ',', decimal = '.'] = ['group', 'decimal'].map(
  (type) => new Intl.NumberFormat().formatToParts(12345.6).find((part) => part.type === type)?.value,
);

/** Reads a number as the editor's language writes it; what is none stays the text that was typed, and is refused. */
export const readNumber = (text: string, separators = { group, decimal }): number | string => {
  const [whole = '', fraction, ...more] = text.trim().split(separators.decimal);
  const groups = whole.split(separators.group);
  const isGrouped = groups.every((part, at) => (at === 0 ? /^-?\d{1,3}$/ : /^\d{3}$/).test(part));
  const isWhole = /^-?\d+$/.test(whole) || isGrouped;
  if (!isWhole || more.length > 0 || !/^\d*$/.test(fraction ?? '')) return text;
  return Number(`${groups.join('')}.${fraction || '0'}`);
};

const writeNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', decimal) : String(value ?? '');

/** A number, typed as a text: a browser's own number field turns "12,5" into 125. */
export class NumberControl extends Component<ControlProps, ControlState> {
  override state: ControlState = { text: '' };
  override render() {
    const { forID, classNameWrapper, value, onChange } = this.props;
    const { text = '' } = this.state;
    return (
      <input
        id={forID}
        className={classNameWrapper}
        inputMode="decimal"
        value={readNumber(text) === value ? text : writeNumber(value)}
        onChange={({ target }) => {
          this.setState({ text: target.value });
          onChange(readNumber(target.value));
        }}
      />
    );
  }
}

/** A link, completed from the site's pages. */
export const linkControl = (pages: readonly PageLink[]): ControlClass =>
  class extends Component<ControlProps, ControlState> {
    override render() {
      const { forID, classNameWrapper, value, onChange } = this.props;
      return (
        <>
          <input
            id={forID}
            className={classNameWrapper}
            list={`${forID}-pages`}
            value={String(value ?? '')}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={`${forID}-pages`}>
            {pages.map(({ path, title }) => (
              <option key={path} value={path} label={title} />
            ))}
          </datalist>
        </>
      );
    }
  };

const mostIcons = 80;

/** An icon, chosen by sight from those whose names have the letters that were typed. */
export class IconControl extends Component<ControlProps, ControlState> {
  override state: ControlState = {};
  override render() {
    const { forID, classNameWrapper, value, onChange } = this.props;
    const { text } = this.state;
    const found = [...iconNames]
      .filter((name) => name.includes((text ?? '').toLowerCase()))
      .slice(0, mostIcons);
    return (
      <div className={classNameWrapper}>
        <div className="icon-choice">
          {iconNames.has(String(value)) && <IconShape name={String(value)} />}
          <input
            id={forID}
            value={text ?? String(value ?? '')}
            placeholder="Search: clock, shield, chart …"
            onFocus={() => this.setState({ text: '' })}
            onChange={({ target }) => this.setState({ text: target.value })}
          />
        </div>
        {text !== undefined && (
          <div className="icon-list">
            {found.map((name) => (
              <button
                key={name}
                type="button"
                title={name}
                aria-label={name}
                onClick={() => {
                  onChange(name);
                  this.setState({ text: undefined });
                }}
              >
                <IconShape name={name} />
              </button>
            ))}
          </div>
        )}
      </div>
    );
  }
}

const IconShape = ({ name }: { name: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={iconPath(name)} />
  </svg>
);

/** The side that a point of a picture is nearest to; none in the middle. */
export const findSide = (x: number, y: number): string => {
  const [across, down] = [x - 0.5, y - 0.5];
  if (Math.max(Math.abs(across), Math.abs(down)) < 0.17) return '';
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
};

/** A picture on which a click says where its subject is. */
export const pictureControl = (control: ControlClass): ControlClass =>
  class extends control {
    override render(): ReactNode {
      const { value, getAsset, field } = this.props;
      const src = isMap(value) ? value.get('src') : undefined;
      const focus = isMap(value) ? String(value.get('focus') || 'middle') : 'middle';
      return (
        <>
          {super.render()}
          {typeof src === 'string' && src !== '' && (
            <button
              type="button"
              className="focus-choice"
              data-focus={focus}
              onClick={({ currentTarget, clientX, clientY }) => {
                const { left, top, width, height } = currentTarget.getBoundingClientRect();
                const side = findSide((clientX - left) / width, (clientY - top) / height);
                if (isMap(value)) this.props.onChange(value.merge({ focus: side }));
              }}
            >
              <img src={getAsset(src, field).toString()} alt="" />
              <span>Click where its subject is; now: {focus}</span>
            </button>
          )}
        </>
      );
    }
  };

/** The sections of a page, which begin with a recipe. */
export const sectionsControl = (control: ControlClass, recipes: readonly RecipeSample[]): ControlClass =>
  class extends control {
    override render(): ReactNode {
      const { value } = this.props;
      if (isMap(value) && value.toJS().length !== 0) return super.render();
      return (
        <>
          <div className="recipes">
            <p>Begin with a recipe; its texts say what belongs where:</p>
            {recipes.map(({ name, purpose, isCampaign, sections }) => (
              <button
                key={name}
                type="button"
                onClick={() => {
                  changeField('sections', sections);
                  changeField('isCampaign', isCampaign);
                }}
              >
                <strong>{name.replaceAll('-', ' ')}</strong>: {purpose}
              </button>
            ))}
          </div>
          {super.render()}
        </>
      );
    }
  };
