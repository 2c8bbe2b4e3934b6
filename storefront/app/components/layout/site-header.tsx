import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCaresForOthers } from '../../lib/cared-for/cares-for-others.ts';
import { bareOf, localePath } from '../../lib/i18n/locale.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { Theme } from '../../lib/theme/theme.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './site-header.module.css';

/** The wordmark: a pressed twig and the name in the page's serif. */
export const Wordmark = () => {
  const { t } = useTranslation();
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 28 32" aria-hidden="true">
        <path
          d="M14 31V4M14 24C8 24 4.5 21 3 16c6 0 9.5 3 11 8zM14 18c5.5 0 9-3 10.5-8-6 0-9 3-10.5 8zM14 12C10.5 12 8 10 7 6.5c4 0 6 2 7 5.5z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {t('brand')}
    </span>
  );
};

const LanguageSwitch = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <a className={styles.language} href={localePath(other, bareOf(pathname)) + search} hrefLang={other} lang={other}>
      {other.toUpperCase()}
      <span className="visually-hidden" lang={locale}>
        : {t('frame.otherLanguage')}
      </span>
    </a>
  );
};

const links = [
  {
    to: '/market',
    text: 'frame.market',
    isHere: (path: string) => path === '/market' || path.startsWith('/market/catalog') || path.startsWith('/market/products'),
  },
  { to: '/market/pharmacies', text: 'frame.pharmacies', isHere: (path: string) => path.startsWith('/market/pharmacies') },
  { to: '/market/favorites', text: 'frame.favorites', isHere: (path: string) => path === '/market/favorites' },
] as const;

const accountLinks = [
  { to: '/dashboard', text: 'frame.dashboard', isHere: (path: string) => path === '/dashboard' },
  { to: '/dashboard/prescriptions', text: 'frame.certificates', isHere: (path: string) => path === '/dashboard/prescriptions' },
] as const;

const othersLink = { to: '/for-others', text: 'frame.forOthers', isHere: (path: string) => path.startsWith('/for-others') } as const;

interface Who {
  isSignedIn: boolean;
  /** A trusted person, as far as this browser knows. */
  caresForOthers: boolean;
}

const Links = ({ isSignedIn, caresForOthers }: Who) => {
  const { t } = useTranslation();
  const here = bareOf(useLocation().pathname);
  return (
    <ul className={styles.links}>
      {[...links, ...(isSignedIn ? accountLinks : []), ...(caresForOthers ? [othersLink] : [])].map(({ to, text, isHere }) => (
        <li key={to}>
          <AppLink to={to} current={isHere(here)}>
            {t(text)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
};

/** Brand, market, pharmacies, language, theme, account. On a phone the links fold into the browser's own details element. */
export const SiteHeader = ({ isSignedIn, theme, isBare = false }: { isSignedIn: boolean; theme: Theme | undefined; isBare?: boolean }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const caresForOthers = useCaresForOthers() && isSignedIn;
  return (
    <header className={styles.header} data-links={caresForOthers ? 'many' : undefined}>
      <div className={styles.bar}>
        <AppLink to="/" className={styles.brand}>
          <Wordmark />
        </AppLink>
        {!isBare && (
          <nav className={styles.nav} aria-label={t('frame.navigation')}>
            <Links isSignedIn={isSignedIn} caresForOthers={caresForOthers} />
          </nav>
        )}
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch initial={theme} />
          {!isBare && (
            <>
              {isSignedIn && <NotificationBell />}
              <AppLink to={isSignedIn ? '/profile' : '/auth/login'} className={styles.account}>
                <Icon name="person" />
                <span>{isSignedIn ? t('frame.profile') : t('frame.login')}</span>
              </AppLink>
              <details className={styles.menu} key={pathname}>
                <summary aria-label={t('frame.menu')}>
                  <Icon name="menu" />
                </summary>
                <nav aria-label={t('frame.menu')}>
                  <Links isSignedIn={isSignedIn} caresForOthers={caresForOthers} />
                </nav>
              </details>
            </>
          )}
        </div>
      </div>
    </header>
  );
};
