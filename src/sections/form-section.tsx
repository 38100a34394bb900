import type { Elements } from '../components/elements';
import { ErrorBoundary } from '../components/error-boundary';
import { SectionError } from '../components/section-error';
import * as styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** Next to the form; below it in narrow windows. */
  aside: Elements;
  children: Elements;
}

/** A form as the first section of a page: it begins on the first screen. */
export const FormSection = ({ title, aside, children }: FormSectionProps) => (
  <section className={styles.section}>
    <div className={styles.inner}>
      <div className={styles.form}>
        <h2 className={styles.title}>{title}</h2>
        <ErrorBoundary fallback={() => <SectionError />}>{children}</ErrorBoundary>
      </div>
      {aside}
    </div>
  </section>
);
