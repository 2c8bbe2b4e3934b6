import type { ConsentText } from '../consent-text.ts';
import { newsletterConsents } from '../newsletter/consent.ts';

/** What a patient consents to separately and can withdraw at any time. */
export const consentPurposes = ['health-data', 'video', 'pharmacy-transfer', 'diary', 'newsletter', 'analytics'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The words of each purpose; index 0 is version 1. */
export const purposeTexts: Record<ConsentPurpose, readonly ConsentText[]> = {
  'health-data': [
    {
      de: 'Ich willige ausdrücklich ein, dass Blattwerk meine Gesundheitsangaben (Beschwerden, Vorerkrankungen, Medikamente, Sicherheitsfragen und Befunde) verarbeitet und der Ärztin oder dem Arzt übermittelt, die oder der meine Behandlungsanfrage bearbeitet. Ohne diese Einwilligung kann eine Anfrage nicht bearbeitet werden. Ich kann sie jederzeit für die Zukunft widerrufen; eine offene Anfrage endet dann.',
      en: 'I explicitly consent to Blattwerk processing my health information (complaints, earlier illnesses, medicines, safety questions and findings) and passing it on to the doctor who handles my treatment request. Without this consent a request cannot be handled. I can withdraw it at any time for the future; an open request then ends.',
    },
  ],
  video: [
    {
      de: 'Ich willige ein, dass mein Gespräch mit der Ärztin oder dem Arzt als Videosprechstunde stattfindet und dass Bild und Ton dafür übertragen werden. Es wird nichts aufgezeichnet. Die Einwilligung ist freiwillig: Ich kann ohne Kamera teilnehmen oder telefonieren, und ich kann sie jederzeit für die Zukunft widerrufen.',
      en: 'I consent to talking with the doctor by video consultation and to picture and sound being transmitted for it. Nothing is recorded. My consent is voluntary: I can take part without a camera or talk by telephone, and I can withdraw it at any time for the future.',
    },
  ],
  'pharmacy-transfer': [
    {
      de: 'Ich willige ausdrücklich ein, dass Blattwerk meine Rezepte mit Namen, Geburtsdatum, Anschrift und Verordnung an die Apotheke übermittelt, die ich auswähle, und dass die Apotheke Rückfragen dazu an die Ärztin oder den Arzt richtet. Die Einwilligung ist freiwillig. Ich kann sie jederzeit für die Zukunft widerrufen; was noch nicht abgegeben ist, nehmen wir dann von der Apotheke zurück.',
      en: 'I explicitly consent to Blattwerk passing my prescriptions, with name, date of birth, address and prescribed medicine, on to the pharmacy that I choose, and to the pharmacy asking the doctor questions about them. My consent is voluntary. I can withdraw it at any time for the future; what has not been dispensed is then taken back from the pharmacy.',
    },
  ],
  diary: [
    {
      de: 'Ich willige ein, dass die Ärztin oder der Arzt, die oder der meine Behandlungsanfrage bearbeitet, mein Therapietagebuch liest: Tage, Dosen, Wirkung, Nebenwirkungen und Notizen. Die Einwilligung ist freiwillig und ändert nichts an der Bearbeitung meiner Anfrage. Ich kann das Tagebuch für jede Anfrage einzeln ausblenden und die Einwilligung jederzeit für die Zukunft widerrufen; dann ist es ab sofort nicht mehr zu sehen.',
      en: 'I consent to the doctor who handles my treatment request reading my therapy diary: days, doses, effect, side effects and notes. My consent is voluntary and makes no difference to how my request is handled. I can hide the diary from each request separately and withdraw my consent at any time for the future; the doctor can then no longer read it, with immediate effect.',
    },
  ],
  newsletter: newsletterConsents,
  analytics: [
    {
      de: 'Ich willige ein, dass Blattwerk in Cookies merkt, über welche Kampagne ich gekommen bin: die Angaben des Links eine Stunde, die Kennung der Anzeige höchstens 30 Tage. Auf Seiten mit Angaben zur Gesundheit geschieht das nie. Die Einwilligung ist freiwillig, und ich kann sie jederzeit für die Zukunft widerrufen.',
      en: 'I consent to Blattwerk keeping in cookies which campaign brought me here: what the link says for one hour, the number of the advertisement for 30 days at most. This never happens on pages with health information. My consent is voluntary, and I can withdraw it at any time for the future.',
    },
  ],
};

/** The version to give now. */
export const purposeVersion = (purpose: ConsentPurpose): number => purposeTexts[purpose].length;
