import { graphql, type PageProps } from 'gatsby';
import { useRef } from 'react';
import { QuietButton, SubmitButton } from '../../components/form/button';
import { ChoiceGroup } from '../../components/form/choice-group';
import { TextArea, TextField } from '../../components/form/field';
import { Outcome } from '../../components/form/outcome';
import { Section } from '../../components/section';
import * as samples from './samples.module.css';
import * as styles from './style-guide.module.css';

/** The class that shows a token. */
const findSample = (token: string): string =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the page shows every class of the file.
  samples[token.replace(/-(\w)/g, (_dash, next: string) => next.toUpperCase())] ?? '';

const sizes = ['title-xl', 'title-l', 'title-m', 'title-s', 'text-xl', 'text-l', 'text-m', 'text-s'];

/** A field in its states. */
const fields = [
  { name: 'empty', label: 'Field', hint: 'A hint says what is wanted' },
  { name: 'filled', label: 'Filled field', optional: true, defaultValue: 'Sunanda Khanvilkar' },
  {
    name: 'wrong',
    label: 'Field with an error',
    defaultValue: 'nobody',
    error: 'Please enter a valid email',
  },
  { name: 'read-only', label: 'Field while sending', defaultValue: 'On its way', readOnly: true },
];

const Forms = () => {
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef<HTMLButtonElement>(null);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {fields.map((field) => (
        <TextField key={field.name} id={`style-${field.name}`} {...field} />
      ))}
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

interface StyleContext {
  /** The tokens of colours without dashes, and what each is for. */
  colours: readonly (readonly [token: string, use: string])[];
}

/** The page /style: what no other page shows whole, the theme's colours, sizes of type, and the states of a form. */
export default function StyleGuide({ data, pageContext }: PageProps<Queries.StyleGuideQuery, StyleContext>) {
  const { display, text } = data.theme?.fonts ?? {};
  const colours = pageContext.colours.filter(([name]) => findSample(name));
  return (
    <>
      <div className={styles.intro} data-opening>
        <h1>Style</h1>
        <p className={styles.lead}>
          The theme of this site and its forms in every state, for those who build it.
        </p>
      </div>
      <Section title="Colour" background="white" text="Pairs for text are held to WCAG AA by a test.">
        <ul className={styles.swatches}>
          {colours.map(([name, use]) => (
            <li key={name} className={`${styles.swatch} ${findSample(name)}`}>
              <span className={styles.use}>
                <span className={styles.code}>{`--${name} `}</span>
                <span>{use}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type" layout="beside" text={`${display?.family} speaks up, ${text?.family} explains.`}>
        <div className={styles.lines}>
          {sizes.map((name) => (
            <p key={name} className={styles.sample}>
              <span className={styles.code}>{`--${name} `}</span>
              <span className={`${findSample(name)} ${name.startsWith('title') ? styles.display : ''}`}>
                Hamburgefonts
              </span>
            </p>
          ))}
        </div>
      </Section>
      <Section title="Forms" layout="beside" text="Every state a field can be in.">
        <Forms />
      </Section>
    </>
  );
}

export const query = graphql`
  query StyleGuide {
    theme { fonts { display { family } text { family } } }
  }
`;

export const Head = () => (
  <>
    <title>Style</title>
    <meta name="robots" content="noindex" />
  </>
);
