import type { IconName } from '../../components/ui/icon.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './account.module.css';

/** The drawing above a page that tells what has just happened. */
export const InfoMark = ({ name }: { name: IconName }) => (
  <span className={styles.mark}>
    <Icon name={name} size="large" />
  </span>
);
