import { cookieTexts, cookieTextVersion } from '@blattwerk/contract/consents/cookie-text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { memberApi, visitorApi } from '../../lib/api/client.ts';
import { consentCookie, consentEvent, consentTriggers, parseConsent } from '../../lib/consent/consent.ts';
import { allowCampaigns, forgetCampaign, rememberCampaign } from '../../lib/consent/campaign.ts';
import { isHealthRoute } from '../../lib/consent/health-routes.ts';
import { browserCookie } from '../../lib/cookies/cookies.ts';
import { useOperator } from '../../lib/operator/use-operator.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import styles from './consent-banner.module.css';

type Asking = 'no' | 'by-itself' | 'on-request';

/** Undecided visitors are asked at the first click, scroll or key, else after a while; never before, and not again after an answer. */
const useAsking = (isDecided: boolean, seconds: number): [Asking, (asking: Asking) => void] => {
  const [asking, setAsking] = useState<Asking>('no');
  useEffect(() => {
    const askAgain = () => setAsking('on-request');
    // Answered meanwhile in the profile or in another tab, there is nothing to ask.
    const isAnswered = () => parseConsent(browserCookie(consentCookie.name)) !== undefined;
    const ask = () => setAsking((before) => (before === 'no' && !isAnswered() ? 'by-itself' : before));
    window.addEventListener(consentEvent, askAgain);
    if (isDecided) return () => window.removeEventListener(consentEvent, askAgain);
    const timer = setTimeout(ask, seconds * 1000);
    for (const trigger of consentTriggers) window.addEventListener(trigger, ask, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener(consentEvent, askAgain);
      for (const trigger of consentTriggers) window.removeEventListener(trigger, ask);
    };
  }, [isDecided, seconds]);
  return [asking, setAsking];
};

/** A proof without a person: what was chosen, of which text, when. */
const keepProof = async (isAgreed: boolean): Promise<void> => {
  try {
    await visitorApi.post('/clients/cookie-choices', { body: { isAgreed, version: cookieTextVersion } });
  } catch {
    // The choice holds in this browser also where the server could not be reached.
  }
};

/** The answer in the account of who is signed in, where it is a consent like every other: seen and withdrawn in the profile. */
const keepInAccount = async (isAgreed: boolean): Promise<void> => {
  try {
    if (isAgreed) await memberApi.post('/clients/iam/consents', { body: { purpose: 'analytics', way: 'cookies' } });
    else await memberApi.post('/clients/iam/consents/:purpose/withdraw', { params: { purpose: 'analytics' }, body: {} });
  } catch {
    // Staff have no such consents, and the choice holds in this browser also where the server could not be reached.
  }
};

/**
 * A bar in the page, between header and content: it covers nothing. Two equal buttons: saying no is as easy as saying yes. On pages about health it
 * comes only when it is asked for, and nothing is kept there.
 */
export const ConsentBanner = ({ initial, isSignedIn }: { initial: boolean | undefined; isSignedIn: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isDecided, setDecided] = useState(initial !== undefined);
  const [asking, setAsking] = useAsking(isDecided, useOperator()?.cookieQuestionSeconds ?? 15);
  const bar = useRef<HTMLElement>(null);
  const isHealth = isHealthRoute(pathname);
  useEffect(() => {
    if (initial && !isHealthRoute(window.location.pathname)) rememberCampaign(window.location.search);
  }, [initial]);
  // Asked for at the end of the page, the bar is far away: the eye and the keyboard go there.
  useEffect(() => {
    if (asking === 'on-request') bar.current?.focus();
  }, [asking]);
  if (asking === 'no' || (asking === 'by-itself' && isHealth)) return null;
  const decide = (isAgreed: boolean) => {
    if (isAgreed) allowCampaigns();
    else forgetCampaign();
    if (isAgreed && !isHealth) rememberCampaign(window.location.search);
    void keepProof(isAgreed);
    if (isSignedIn) void keepInAccount(isAgreed);
    setDecided(true);
    setAsking('no');
  };
  return (
    <section ref={bar} tabIndex={-1} className={styles.banner} aria-label={t('consent.title')}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{t('consent.title')}</h2>
          <p>
            {cookieTexts.at(-1)?.[locale]} <AppLink to="/datenschutz">{t('footer.privacy')}</AppLink>
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
      </div>
    </section>
  );
};
