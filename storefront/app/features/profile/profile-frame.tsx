import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { bareOf } from '../../lib/i18n/locale.ts';
import { PageHead } from '../../lib/seo/page-head.tsx';
import styles from './profile-frame.module.css';

const sections = [
  { to: '/profile', key: 'personal' },
  { to: '/profile/security', key: 'security' },
  { to: '/profile/notifications', key: 'notifications' },
  { to: '/profile/caregivers', key: 'caregivers' },
  { to: '/for-others', key: 'forOthers' },
  { to: '/profile/privacy', key: 'privacy' },
] as const;

/** One heading and the way between the profile's pages: who I am, how I get in, how I am told, who may look and at whom I may, what is done with my data. */
export const ProfileFrame = ({ section, children }: { section: (typeof sections)[number]['key']; children: ReactNode }) => {
  const { t } = useTranslation('profile');
  const here = bareOf(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  // On a phone not all sections fit: the one at hand is seen.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft;
  }, [here]);
  return (
    <>
      <PageHead title={section === 'personal' ? t('title') : `${t(`section.${section}`)} · ${t('title')}`} isPrivate />
      <h1>{t('title')}</h1>
      <nav className={styles.sections} aria-label={t('sections')}>
        <ul ref={list}>
          {sections.map(({ to, key }) => (
            <li key={to}>
              <AppLink to={to} current={here === to}>
                {t(`section.${key}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>{children}</div>
    </>
  );
};
