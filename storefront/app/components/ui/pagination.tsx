import { useTranslation } from 'react-i18next';
import { Link, useLocation, type LinkProps } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';

interface Props {
  page: number;
  pageSize: number;
  total: number;
  /** How both links lead on, where not to the top of the page. */
  link?: Pick<LinkProps, 'state' | 'preventScrollReset'>;
  /** The address's parameter that names the page, and where on the page the list begins. */
  param?: string;
  hash?: string;
}

/** "1–24 von 600" and plain links, so that it works with scripts off. The page's other parameters stay. */
export const Pagination = ({ page, pageSize, total, link, param = 'page', hash }: Props) => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { pathname, search } = useLocation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const addressOf = (target: number): string => {
    const params = new URLSearchParams(search);
    if (target === 1) params.delete(param);
    else params.set(param, String(target));
    return `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}${hash === undefined ? '' : `#${hash}`}`;
  };
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 ? (
        <Link to={addressOf(page - 1)} rel="prev" {...link}>
          <Icon name="back" /> {t('pagination.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="tabular">
        {t('pagination.range', { from: number(from, 0), to: number(Math.min(total, page * pageSize), 0), total: number(total, 0) })}
      </span>
      {page < pages ? (
        <Link to={addressOf(page + 1)} rel="next" {...link}>
          {t('pagination.next')} <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
};
