import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consentCookie, consentEvent, consentIdleMs, consentTriggers } from '../../lib/consent/consent.ts';
import { rememberCampaign } from '../../lib/consent/campaign.ts';
import { writeCookie } from '../../lib/cookies/cookies.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import styles from './consent-banner.module.css';

/** Undecided visitors are asked at the first click, scroll or key, else after a while; never before, and not again after an answer. */
const useAsking = (isDecided: boolean): [boolean, (asking: boolean) => void] => {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const ask = () => setAsking(true);
    window.addEventListener(consentEvent, ask);
    if (isDecided) return () => window.removeEventListener(consentEvent, ask);
    const timer = setTimeout(ask, consentIdleMs);
    for (const trigger of consentTriggers) window.addEventListener(trigger, ask, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener(consentEvent, ask);
      for (const trigger of consentTriggers) window.removeEventListener(trigger, ask);
    };
  }, [isDecided]);
  return [isAsking, setAsking];
};

/** Two equal buttons: saying no is as easy as saying yes. */
export const ConsentBanner = ({ initial }: { initial: boolean | undefined }) => {
  const { t } = useTranslation();
  const [isDecided, setDecided] = useState(initial !== undefined);
  const [isAsking, setAsking] = useAsking(isDecided);
  useEffect(() => {
    if (initial) rememberCampaign(window.location.search);
  }, [initial]);
  if (!isAsking) return null;
  const decide = (agreed: boolean) => {
    writeCookie(consentCookie.name, String(agreed), consentCookie.maxAgeSeconds);
    if (agreed) rememberCampaign(window.location.search);
    setDecided(true);
    setAsking(false);
  };
  return (
    <section className={styles.banner} aria-label={t('consent.title')}>
      <div className={styles.words}>
        <h2>{t('consent.title')}</h2>
        <p>
          {t('consent.text')} <AppLink to="/datenschutz">{t('footer.privacy')}</AppLink>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={() => decide(false)}>
          {t('consent.decline')}
        </Button>
        <Button kind="secondary" onClick={() => decide(true)}>
          {t('consent.agree')}
        </Button>
      </div>
    </section>
  );
};
