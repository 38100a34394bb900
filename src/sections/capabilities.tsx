import { graphql } from 'gatsby';
import { Picture } from '../components/picture/picture';
import { SiteLink } from '../components/site-link';
import * as styles from './capabilities.module.css';

/** Capabilities of the company; those with a service page link to it. */
export const Capabilities = ({ capabilities }: { capabilities: readonly Queries.CapabilityFragment[] }) => (
  <ul className={styles.capabilities}>
    {capabilities.map(({ name, text, image, service }) => (
      <li key={name} className={styles.capability}>
        <Picture picture={image} className={styles.picture} sizes="(max-width: 700px) 50vw, 220px" />
        <h3 className={styles.name}>
          {service ? (
            <SiteLink className={styles.link} to={service.path}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);

export const capabilityFragment = graphql`
  fragment Capability on Capability {
    name text
    image { ...CardPicture }
    service { path }
  }
`;
