import type { ConsentText } from '../consent-text.ts';

/** Consent to the newsletter (§ 7 UWG); index 0 is version 1. */
export const newsletterConsents: readonly ConsentText[] = [
  {
    de: 'Ich möchte per E-Mail Neuigkeiten zum Angebot von Blattwerk erhalten. Ich kann mich jederzeit abmelden, auch über den Link in jeder Ausgabe.',
    en: 'I would like to receive news about Blattwerk’s services by email. I can unsubscribe at any time, also with the link in every issue.',
  },
];

export const newsletterConsentVersion = newsletterConsents.length;
