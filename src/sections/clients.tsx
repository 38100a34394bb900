import { useRef } from 'react';
import { useStrewn } from '../clients/use-strewn';
import { Carousel } from '../components/carousel/carousel';
import { useMediaQuery } from '../navigation/hooks';
import * as styles from './clients.module.css';

export interface ClientLogo {
  name: string;
  altText: string;
  src: string;
}

interface ClientsProps {
  clients: readonly ClientLogo[];
}

const Logo = ({ altText, src }: ClientLogo) => (
  <img className={styles.image} src={src} alt={altText} width="160" height="48" loading="lazy" />
);

/** The logos as the HTML has them, in a grid; scripts strew them over its area. */
const Logos = ({ clients }: ClientsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useStrewn(list);
  return (
    <ul ref={list} className={styles.logos}>
      {clients.map((client) => (
        <li key={client.name} className={styles.logo}>
          <Logo {...client} />
        </li>
      ))}
    </ul>
  );
};

/** The clients' logos: at random places above 576 px, one after the other below. */
export const Clients = ({ clients }: ClientsProps) => {
  const narrow = useMediaQuery('(max-width: 576px)');
  return (
    <div className={styles.clients}>
      {narrow ? (
        <Carousel
          className={styles.carousel}
          label="Our clients"
          noun="logo"
          names={clients.map(({ name }) => name)}
          arrows
          inHtml="first"
        >
          {(index, near) => {
            const client = clients[index];
            return <div className={styles.card}>{near && client && <Logo {...client} />}</div>;
          }}
        </Carousel>
      ) : (
        <Logos clients={clients} />
      )}
    </div>
  );
};
