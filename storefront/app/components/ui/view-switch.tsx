import { Link } from 'react-router';
import styles from './view-switch.module.css';

interface Props {
  label: string;
  current: string;
  views: readonly { key: string; name: string; to: string }[];
}

/** The same things in another form, each at an address of its own. */
export const ViewSwitch = ({ label, current, views }: Props) => (
  <nav className={styles.switch} aria-label={label}>
    {views.map(({ key, name, to }) => (
      <Link key={key} to={to} aria-current={key === current ? 'page' : undefined} preventScrollReset replace>
        {name}
      </Link>
    ))}
  </nav>
);
