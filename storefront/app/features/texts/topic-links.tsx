import { AppLink } from '../../components/ui/app-link.tsx';
import type { TextEntry } from './texts.server.ts';
import styles from './texts.module.css';

/** What else there is to read. `base` is the address above the texts. */
export const TopicLinks = ({ title, entries, base }: { title: string; entries: readonly Pick<TextEntry, 'slug' | 'title'>[]; base: string }) => (
  <nav className={styles.more} aria-labelledby="more">
    <h2 id="more">{title}</h2>
    <ul>
      {entries.map((entry) => (
        <li key={entry.slug}>
          <AppLink to={`${base}/${entry.slug}`}>{entry.title}</AppLink>
        </li>
      ))}
    </ul>
  </nav>
);
