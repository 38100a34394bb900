import { useRef } from 'react';
import { ButtonLink } from '../../components/button-link';
import { QuietButton, SubmitButton } from '../../components/form/button';
import { ChoiceGroup } from '../../components/form/choice-group';
import { TextArea, TextField } from '../../components/form/field';
import { Outcome } from '../../components/form/outcome';
import { ItemList } from '../../components/item-list';
import { NextStep } from '../../components/next-step';
import { Prose } from '../../components/prose';
import { Section } from '../../components/section';
import { SiteLink } from '../../components/site-link';
import { Statistics } from '../../components/statistics';
import * as styles from './style-guide.module.css';

/** Name of a token, the class that shows it, what it is for. */
const colours = [
  ['ink', styles.ink, 'Text, buttons, the deep sea'],
  ['ink-soft', styles.inkSoft, 'Second text'],
  ['sea', styles.sea, 'Links under the pointer'],
  ['sea-deep', styles.seaDeep, 'Links, labels'],
  ['ring-1', styles.ring1, 'Contour step'],
  ['ring-2', styles.ring2, 'Contour step'],
  ['ring-3', styles.ring3, 'Contour step'],
  ['foam', styles.foam, 'Foam, selection'],
  ['horizon', styles.horizon, 'Calm cards'],
  ['mist', styles.mist, 'Calm background'],
  ['sand', styles.sand, 'Isles'],
  ['shell', styles.shell, 'Background of the page'],
  ['white', styles.white, 'Background of text'],
  ['coral', styles.coral, 'The one accent'],
  ['coral-deep', styles.coralDeep, 'Accent as text'],
  ['marigold', styles.marigold, 'Emphasis on ink'],
  ['leaf', styles.leaf, 'Growth, done'],
  ['current', styles.current, 'The current menu item'],
  ['line', styles.line, 'Hairlines'],
  ['error', styles.error, 'Errors'],
  ['field-line', styles.fieldLine, 'Edge of a field'],
  ['on-ink', styles.onInk, 'Text on ink'],
  ['on-ink-strong', styles.onInkStrong, 'Quotes and solutions on ink'],
  ['on-ink-soft', styles.onInkSoft, 'Small print on ink'],
  ['deep-1', styles.deep1, 'Contour step on ink'],
  ['deep-2', styles.deep2, 'Contour step on ink'],
  ['deep-3', styles.deep3, 'Contour step on ink'],
  ['error-ground', styles.errorGround, 'Background of an error'],
  ['error-line', styles.errorLine, 'Edge of an error'],
] as const;

const sizes = [
  ['title-xl', styles.titleXl],
  ['title-l', styles.titleL],
  ['title-m', styles.titleM],
  ['title-s', styles.titleS],
  ['text-xl', styles.textXl],
  ['text-l', styles.textL],
  ['text-m', styles.textM],
  ['text-s', styles.textS],
] as const;

const spaces = [
  ['space-1', styles.space1],
  ['space-2', styles.space2],
  ['space-3', styles.space3],
  ['space-4', styles.space4],
  ['space-5', styles.space5],
  ['space-6', styles.space6],
  ['space-7', styles.space7],
  ['space-8', styles.space8],
] as const;

const boxes = [
  ['radius-s', styles.radiusS],
  ['radius-m', styles.radiusM],
  ['radius-l', styles.radiusL],
  ['isle', styles.isle],
  ['shadow-s', styles.shadowS],
  ['shadow-m', styles.shadowM],
] as const;

const paragraphs = [
  'The opening of a text is a little larger than what follows, and says what the rest is about.',
  'Body text keeps to some 66 characters a line. “Quotes” are curly, ranges – 9 to 17 – have a real dash, and a figure such as ₹12,34,567 or 94% names its base.',
];

const Forms = () => {
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef<HTMLButtonElement>(null);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <TextField id="style-empty" name="empty" label="Field" hint="A hint says what is wanted" />
      <TextField
        id="style-filled"
        name="filled"
        label="Filled field"
        optional
        defaultValue="Sunanda Khanvilkar"
      />
      <TextField
        id="style-wrong"
        name="wrong"
        label="Field with an error"
        defaultValue="nobody"
        error="Please enter a valid email"
      />
      <TextField
        id="style-read-only"
        name="readOnly"
        label="Field while sending"
        defaultValue="On its way"
        readOnly
      />
      <TextArea id="style-area" name="area" label="Text of several lines" rows={3} optional />
      <ChoiceGroup
        id="style-choice"
        name="choice"
        legend="A choice"
        options={['One', 'Another', 'Neither of them']}
      />
      <ChoiceGroup
        id="style-choice-wrong"
        name="choiceWrong"
        legend="A choice with an error"
        options={['Yes', 'No']}
        error="Please choose one"
      />
      <div className={styles.row}>
        <SubmitButton ref={button} sending={false} sendingText="Sending…">
          Send message
        </SubmitButton>
        <SubmitButton ref={busy} sending sendingText="Sending…">
          Send message
        </SubmitButton>
        <QuietButton>Back</QuietButton>
      </div>
      <Outcome kind="sent">
        <p>What was sent has arrived.</p>
      </Outcome>
      <Outcome kind="failed">
        <p>What was sent has not arrived. It is still in the form.</p>
      </Outcome>
    </form>
  );
};

/** The page /style: design tokens and components in their states, for developers and visual tests. */
export default function StyleGuide() {
  return (
    <>
      <div className={styles.intro}>
        <h1>Style</h1>
        <p className={styles.lead}>
          What this site is made of, for those who build it. Every sample is the real thing: tokens from
          tokens.css, components from src/components.
        </p>
      </div>
      <Section title="Colour" background="white" text="Pairs for text are held to WCAG AA by a test.">
        <ul className={styles.swatches}>
          {colours.map(([name, swatch, use]) => (
            <li key={name} className={`${styles.swatch} ${swatch}`}>
              <span className={styles.use}>
                <span className={styles.code}>--{name}</span>
                {use}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type" layout="beside" text="Young Serif speaks up, Figtree explains.">
        <div className={styles.lines}>
          {sizes.map(([name, size]) => (
            <p key={name} className={styles.sample}>
              <span className={styles.code}>--{name}</span>
              <span className={`${size} ${name.startsWith('title') ? styles.display : ''}`}>
                Seven isles, joined
              </span>
            </p>
          ))}
        </div>
      </Section>
      <Section title="Space" background="mist" layout="beside" text="Multiples of 4 px.">
        <div className={styles.lines}>
          {spaces.map(([name, width]) => (
            <div key={name} className={styles.sample}>
              <span className={styles.code}>--{name}</span>
              <span className={`${styles.bar} ${width}`} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Corners and shadows">
        <ul className={styles.boxes}>
          {boxes.map(([name, look]) => (
            <li key={name} className={`${styles.box} ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Links and buttons" background="white">
        <div className={styles.row}>
          <ButtonLink to="/contact-us">The one thing to do</ButtonLink>
          <ButtonLink to="/projects" look="quiet">
            The other way
          </ButtonLink>
          <p>
            A <SiteLink to="/about-us">link in a text</SiteLink>.
          </p>
        </div>
      </Section>
      <Section title="Text" layout="beside">
        <Prose paragraphs={paragraphs} opening />
      </Section>
      <Section
        title="Lists"
        background="white"
        layout="split"
        text="Short named texts, numbered where the order tells something."
      >
        <ItemList
          numbered
          items={[
            { name: 'Short', text: 'One line.' },
            {
              name: 'A name that needs two lines on most windows',
              text: 'Longer texts wrap and keep their measure.',
            },
            {
              name: 'Donaudampfschifffahrtsgesellschaft',
              text: 'Very long words break rather than overflow.',
            },
          ]}
        />
      </Section>
      <Section title="Statistics" background="ink" text="Set large, each with its base.">
        <Statistics
          statistics={[
            { value: '94%', label: 'of releases in a year, on the agreed date' },
            { value: '30 to 45 min', label: 'against 4 to 5 days by hand' },
            { value: '1,140', label: 'containers in a year' },
          ]}
        />
      </Section>
      <Section title="Forms" layout="beside" text="Every state a field can be in.">
        <Forms />
      </Section>
      <NextStep
        title="The end of a page"
        text="One fitting thing to do next, on its own card."
        linkText="Go on"
        link="/contact-us"
      />
    </>
  );
}

export const Head = () => (
  <>
    <title>Style</title>
    <meta name="robots" content="noindex" />
  </>
);
