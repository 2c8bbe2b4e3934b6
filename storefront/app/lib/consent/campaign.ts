import { browserCookie, writeCookie } from '../cookies/cookies.ts';
import { consentCookie } from './consent.ts';

/** What a link from a campaign brings along, and how long that is kept; only ever after consent. */
const maxAges = { utm_source: 3_600, utm_medium: 3_600, utm_campaign: 3_600, utm_term: 3_600, utm_content: 3_600, gclid: 2_592_000 } as const;

export const rememberCampaign = (search: string): void => {
  const params = new URLSearchParams(search);
  for (const [name, seconds] of Object.entries(maxAges)) {
    const value = params.get(name);
    if (value) writeCookie(name, value.slice(0, 100), seconds);
  }
};

/** What may go with an address that a user leaves: never the search terms, which can speak of illness. */
export const readCampaign = (): { source?: string; medium?: string; name?: string } => {
  const [source, medium, name] = [browserCookie('utm_source'), browserCookie('utm_medium'), browserCookie('utm_campaign')];
  return { ...(source ? { source } : {}), ...(medium ? { medium } : {}), ...(name ? { name } : {}) };
};

const keepAnswer = (isAgreed: boolean): void => writeCookie(consentCookie.name, String(isAgreed), consentCookie.maxAgeSeconds);

/** The visitor agrees: from now on campaigns may be kept. */
export const allowCampaigns = (): void => keepAnswer(true);

/** The visitor does not agree, or no longer: what was kept goes, and nothing more is kept. */
export const forgetCampaign = (): void => {
  for (const name of Object.keys(maxAges)) writeCookie(name, '', 0);
  keepAnswer(false);
};
