import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../lib/theme/theme.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { LegalFooter, SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageFocus } from './use-page-focus.ts';
import styles from './page-frame.module.css';

const pageId = 'page';

interface Props {
  isSignedIn: boolean;
  theme: Theme | undefined;
  consent: boolean | undefined;
  isBare?: boolean;
  children: ReactNode;
}

/** Header, page, footer; the first stop of the keyboard leads to the page itself. */
export const PageFrame = ({ isSignedIn, theme, consent, isBare = false, children }: Props) => {
  const { t } = useTranslation();
  usePageFocus(pageId);
  return (
    <>
      <a className={styles.skip} href={`#${pageId}`}>
        {t('frame.skip')}
      </a>
      <SiteHeader isSignedIn={isSignedIn} theme={theme} isBare={isBare} />
      <ConsentBanner initial={consent} isSignedIn={isSignedIn} />
      <main id={pageId} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {isBare ? <LegalFooter /> : <SiteFooter isSignedIn={isSignedIn} />}
    </>
  );
};

/** The width of a page's content. */
export const Container = ({ children, width = 'wide' }: { children: ReactNode; width?: 'wide' | 'text' | 'form' }) => (
  <div className={`${styles.container} ${styles[width]}`}>{children}</div>
);
