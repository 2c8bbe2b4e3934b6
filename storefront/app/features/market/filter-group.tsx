import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './filters.module.css';

interface Props {
  id: string;
  name: string;
  /** What its numbers are in. */
  unit?: string;
  /** How many values are chosen in it, for when it is folded. */
  count?: number;
  /** Only at first: a group never folds while it is in use. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the filters that folds, by the browser's own element. */
export const FilterGroup = ({ id, name, unit, count = 0, isOpen, children }: Props) => {
  const { t } = useTranslation('catalog');
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details id={id} className={styles.group} open={isOpenAtFirst}>
      <summary>
        <span>
          {name}
          {unit && <span className={styles.unit}> {unit}</span>}
        </span>
        {count > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t('filter.chosen', { count })}</span>
          </span>
        )}
        <Icon name="chevron" />
      </summary>
      <div className={styles.groupBody}>{children}</div>
    </details>
  );
};
