import { graphql, type PageProps } from 'gatsby';
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
import { Statistics } from '../../components/statistics/statistics';
import { boxes, fields, findSample, paragraphs, sizes, spaces } from './samples';
import * as styles from './style-guide.module.css';

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

/** The page /style: design tokens and components in their states, for developers and visual tests. */
export default function StyleGuide({ data, pageContext }: PageProps<Queries.StyleGuideQuery, StyleContext>) {
  const { display, text } = data.theme?.fonts ?? {};
  const colours = pageContext.colours.filter(([name]) => findSample(name));
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
                Seven isles, joined
              </span>
            </p>
          ))}
        </div>
      </Section>
      <Section title="Space" background="mist" layout="beside" text="Multiples of 4 px.">
        <div className={styles.lines}>
          {spaces.map((name) => (
            <div key={name} className={styles.sample}>
              <span className={styles.code}>{`--${name}`}</span>
              <span className={`${styles.bar} ${findSample(name)}`} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Corners and shadows">
        <ul className={styles.boxes}>
          {boxes.map((name) => (
            <li key={name} className={`${styles.box} ${findSample(name)}`}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Links and buttons" background="white">
        <div className={styles.row}>
          <ButtonLink to="/">The one thing to do</ButtonLink>
          <ButtonLink to="/" look="quiet">
            The other way
          </ButtonLink>
          <p>
            <SiteLink to="/">A link in a text</SiteLink>
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
        link="/"
        ask={{
          quote: null,
          contact: null,
          prices: null,
          articles: null,
          calendars: { nodes: [] },
        }}
      />
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
