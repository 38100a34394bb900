import { Picture, type PictureData } from '../components/picture';
import { SiteLink } from '../components/site-link';
import * as styles from './capabilities.module.css';

interface CapabilitiesProps {
  capabilities: readonly {
    name: string;
    text: string;
    picture: PictureData;
    service?: { path: string } | null;
  }[];
}

/** What the company can do, with names and pictures; those with a service page lead to it. */
export const Capabilities = ({ capabilities }: CapabilitiesProps) => (
  <ul className={styles.capabilities}>
    {capabilities.map(({ name, text, picture, service }) => (
      <li key={name} className={styles.capability}>
        <Picture {...picture} className={styles.picture} sizes="(max-width: 700px) 50vw, 220px" />
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
