import type { ConsentText } from '../consent-text.ts';

/** What a patient consents to separately and can withdraw at any time. */
export const consentPurposes = ['video', 'diary'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The words of each purpose; index 0 is version 1. */
export const purposeTexts: Record<ConsentPurpose, readonly ConsentText[]> = {
  video: [
    {
      de: 'Ich willige ein, dass mein Gespräch mit der Ärztin oder dem Arzt als Videosprechstunde stattfindet und dass Bild und Ton dafür übertragen werden. Es wird nichts aufgezeichnet. Die Einwilligung ist freiwillig: Ich kann ohne Kamera teilnehmen oder telefonieren, und ich kann sie jederzeit für die Zukunft widerrufen.',
      en: 'I consent to talking with the doctor by video consultation and to picture and sound being transmitted for it. Nothing is recorded. My consent is voluntary: I can take part without a camera or talk by telephone, and I can withdraw it at any time for the future.',
    },
  ],
  diary: [
    {
      de: 'Ich willige ein, dass die Ärztin oder der Arzt, die oder der meine Behandlungsanfrage bearbeitet, mein Therapietagebuch liest: Tage, Dosen, Wirkung, Nebenwirkungen und Notizen. Die Einwilligung ist freiwillig und ändert nichts an der Bearbeitung meiner Anfrage. Ich kann das Tagebuch für jede Anfrage einzeln ausblenden und die Einwilligung jederzeit für die Zukunft widerrufen; dann ist es ab sofort nicht mehr zu sehen.',
      en: 'I consent to the doctor who handles my treatment request reading my therapy diary: days, doses, effect, side effects and notes. My consent is voluntary and makes no difference to how my request is handled. I can hide the diary from each request separately and withdraw my consent at any time for the future; the doctor can then no longer read it, with immediate effect.',
    },
  ],
};

/** The version to give now. */
export const purposeVersion = (purpose: ConsentPurpose): number => purposeTexts[purpose].length;
