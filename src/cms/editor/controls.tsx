import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { Icon } from '../../components/icon';
import { iconNames, iconPath } from '../../content-tools/icons/read-icons';
import { type ControlClass, type ControlProps, isMap } from './decap';
import { changeField } from './open-fields';

interface InputProps extends ComponentPropsWithoutRef<'input'> {
  control: ControlProps;
}

const Input = ({ control: { forID, classNameWrapper, value, onChange }, ...rest }: InputProps) => (
  <input
    id={forID}
    className={classNameWrapper}
    value={String(value ?? '')}
    onChange={({ target }) => onChange(target.value)}
    {...rest}
  />
);

/** A number, typed as a text, which entry-file.ts reads: a browser's own number field turns "12,5" into 125. */
export const NumberField = (props: ControlProps) => <Input control={props} inputMode="decimal" />;

/** What a field offers: a value and, unless it says all, its name. */
type Option = readonly [value: string, label?: string];

/** A text that is completed from what the site has for a field of that name. */
export const completedField =
  (listOptions: (field: string) => readonly Option[]) => (props: ControlProps) => (
    <>
      <Input control={props} list={`${props.forID}-options`} />
      <datalist id={`${props.forID}-options`}>
        {listOptions(String(props.field.get('name'))).map(([value, label]) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );

/** Countries without postal codes, and those whose addresses name no region (Universal Postal Union, addressing systems). */
const withoutCode =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK KI KM KN KP ML MO MR NR NU QA RW SB SC SL SR ST SY TG TK TL TO TV UG VU YE ZW';
const withoutRegion =
  'AT BE CH CZ DE DK EE FI FR GR HK HR HU IL IS LI LT LU LV MC MO NL NO PL PT QA SE SG SI SK';

const isOf = (countries: string, code: string): boolean => countries.split(' ').includes(code);

/** The code of an office's country, which decides what its address has; admin.css hides the other fields. */
export const CountryField = (props: ControlProps) => {
  const code = String(props.value ?? '');
  return (
    <Input
      control={props}
      data-no-code={isOf(withoutCode, code)}
      data-no-region={isOf(withoutRegion, code)}
      onChange={({ target }) => {
        const chosen = target.value.toUpperCase();
        props.onChange(chosen);
        if (isOf(withoutCode, chosen)) changeField('postalCode', '');
        if (isOf(withoutRegion, chosen)) changeField('region', '');
      }}
    />
  );
};

const mostIcons = 80;

/** An icon, chosen by sight from those whose names have the letters that were typed. */
export const IconField = ({ forID, classNameWrapper, value, onChange }: ControlProps) => {
  /** The letters; undefined while the list is closed. */
  const [letters, setLetters] = useState<string>();
  const chosen = String(value ?? '');
  const found =
    letters === undefined ? [] : [...iconNames].filter((name) => name.includes(letters.toLowerCase()));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes the list once the focus is elsewhere
    <div
      className={classNameWrapper}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLetters(undefined);
      }}
    >
      <div className="icon-choice">
        {iconNames.has(chosen) && <Icon path={iconPath(chosen)} />}
        <input
          id={forID}
          value={letters ?? chosen}
          placeholder="Search: clock, shield, chart …"
          onFocus={() => setLetters('')}
          onChange={({ target }) => setLetters(target.value)}
        />
      </div>
      <div className="icon-list">
        {found.slice(0, mostIcons).map((name) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            // Safari focuses no button, so that a click would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChange(name);
              setLetters(undefined);
            }}
          >
            <Icon path={iconPath(name)} />
          </button>
        ))}
      </div>
    </div>
  );
};

/** The side that a point of a picture is nearest to; none in the middle. */
export const findSide = (x: number, y: number): string => {
  const [across, down] = [x - 0.5, y - 0.5];
  if (Math.max(Math.abs(across), Math.abs(down)) < 0.17) return '';
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
};

/** A picture on which a click says where its subject is; without a mouse, its field "Focus" does. */
export const pictureControl = (control: ControlClass): ControlClass =>
  class extends control {
    override render(): ReactNode {
      const { value, getAsset, field, onChange } = this.props;
      const src = isMap(value) && value.get('src');
      if (!isMap(value) || typeof src !== 'string' || src === '') return super.render();
      const focus = String(value.get('focus') || 'middle');
      return (
        <>
          {super.render()}
          <button
            type="button"
            tabIndex={-1}
            className="focus-choice"
            data-focus={focus}
            onClick={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect();
              onChange(value.merge({ focus: findSide((clientX - left) / width, (clientY - top) / height) }));
            }}
          >
            <img src={String(getAsset(src, field))} alt="" />
          </button>
          <p>Click where its subject is; now: {focus}</p>
        </>
      );
    }
  };
