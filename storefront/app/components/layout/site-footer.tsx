import { useTranslation } from 'react-i18next';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { consentEvent } from '../../lib/consent/consent.ts';
import { AppLink } from '../ui/app-link.tsx';
import { HelpContact } from '../ui/help-contact.tsx';
import { Wordmark } from './site-header.tsx';
import styles from './site-footer.module.css';

const groups = [
  {
    title: 'footer.knowledge',
    links: [
      { to: '/schlafstoerung', text: 'footer.sleep' },
      { to: '/chronische-schmerzen', text: 'footer.pain' },
      { to: '/migraene', text: 'footer.migraine' },
      { to: '/angst-und-ptbs', text: 'footer.anxiety' },
      { to: '/frauengesundheit', text: 'footer.women' },
      { to: '/cannabis-rezept-online', text: 'footer.prescription' },
      { to: '/blog', text: 'footer.blog' },
    ],
  },
  {
    title: 'footer.offer',
    links: [
      { to: '/market', text: 'frame.market' },
      { to: '/market/pharmacies', text: 'frame.pharmacies' },
      { to: '/vape', text: 'footer.vape' },
      { to: '/auth/register', text: 'frame.register' },
      { to: '/newsletter', text: 'footer.newsletter' },
      { to: '/about', text: 'footer.aboutUs' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/withdraw', text: 'footer.withdraw' },
      { to: '/agb', text: 'footer.terms' },
      { to: '/datenschutz', text: 'footer.privacy' },
      { to: '/agreements/information', text: 'footer.information' },
      { to: '/agreements/contract', text: 'footer.contract' },
      { to: '/impressum', text: 'footer.imprint' },
      { to: '/patientensicherheit', text: 'footer.safety' },
      { to: '/barrierefreiheit', text: 'footer.accessibility' },
      { to: '/check', text: 'footer.check' },
      { to: '/credits', text: 'footer.credits' },
    ],
  },
] as const;

/** What every page has to lead to (§ 356a BGB, § 5 DDG), for steps that leave all else out but whom to call. */
const legalLinks = groups[2].links.filter(({ to }) => ['/withdraw', '/agb', '/datenschutz', '/impressum'].includes(to));

export const LegalFooter = () => {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <nav className={styles.legal} aria-label={t('footer.legal')}>
        <ul>
          {legalLinks.map(({ to, text }) => (
            <li key={to}>
              <AppLink to={to}>{t(text)}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.help}>
        <HelpContact isBare />
      </div>
    </footer>
  );
};

export const SiteFooter = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useTranslation();
  const hasStarted = useHasStarted();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>{t('footer.about')}</p>
          <HelpContact />
          <p className={styles.emergency}>{t('footer.emergency')}</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={t(group.title)}>
            <h2>{t(group.title)}</h2>
            <ul>
              {group.links
                .filter(({ to }) => !(isSignedIn && to === '/auth/register'))
                .map(({ to, text }) => (
                  <li key={to}>
                    <AppLink to={to}>{t(text)}</AppLink>
                  </li>
                ))}
              {group.title === 'footer.legal' && (
                <li>
                  <button type="button" disabled={!hasStarted} onClick={() => window.dispatchEvent(new Event(consentEvent))}>
                    {t('footer.cookies')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
};
