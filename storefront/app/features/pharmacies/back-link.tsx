import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, type Location } from 'react-router';
import { Icon } from '../../components/ui/icon.tsx';
import { useBack } from '../../lib/back/use-back.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import styles from './pharmacies.module.css';

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Back to where the reader was, with its search and, right after coming, its place on the page. */
export const BackLink = () => {
  const { t } = useTranslation('pharmacies');
  const list = usePath()('/market/pharmacies');
  const { to } = useBack(list);
  const { pathname, search, state } = useLocation() as Location<{ from?: string } | null>;
  const navigate = useNavigate();
  const isList = to.split('?')[0] === list;
  return (
    <p>
      <Link
        to={to}
        className={styles.back}
        onClick={(event) => {
          // A filter may have changed the address already and not the page yet: one step back would then only undo the filter.
          const isDrawn = window.location.pathname + window.location.search === pathname + search;
          if (state?.from !== to || !isDrawn || !isPlain(event)) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Icon name="back" /> {t(isList ? 'page.back' : 'page.backThere')}
      </Link>
    </p>
  );
};
