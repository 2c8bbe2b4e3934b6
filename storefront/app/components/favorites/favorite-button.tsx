import { useTranslation } from 'react-i18next';
import { setFavorite, useFavoriteIds, useIsSignedIn } from '../../lib/favorites/favorites.ts';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import styles from './favorite-button.module.css';

interface Props {
  product: { id: string; name: string; isFavorite?: boolean };
  /** `round`: a heart on a card. `words`: a button with its words beside it. */
  look?: 'round' | 'words';
}

/** Remembers a product or forgets it: in this browser for visitors, in the account for who is signed in. Not there while scripts are off, because it could do nothing. */
export const FavoriteButton = ({ product, look = 'round' }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  const ids = useFavoriteIds();
  const isReady = useHasStarted();
  const isFavorite = ids === null ? product.isFavorite === true : ids.includes(product.id);
  const press = (): void => void setFavorite(product.id, !isFavorite).catch((error: unknown) => toastFailure(error, locale));
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      data-ready={isReady}
      aria-pressed={isFavorite}
      aria-label={look === 'round' ? t('favorite.label', { name: product.name }) : undefined}
      disabled={isSignedIn && ids === null}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20C5.5 15.6 3 12 3 8.6 3 6 5 4.2 7.3 4.2c2 0 3.6 1.1 4.7 3 1.1-1.9 2.7-3 4.7-3C19 4.2 21 6 21 8.6c0 3.4-2.5 7-9 11.4z" />
      </svg>
      {look === 'words' && <span>{t(isFavorite ? 'favorite.on' : 'favorite.off')}</span>}
    </button>
  );
};
