import type { ConsentText } from '../consent-text.ts';

/** What a patient consents to separately and can withdraw at any time. */
export const consentPurposes = ['video'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The words of each purpose; index 0 is version 1. */
export const purposeTexts: Record<ConsentPurpose, readonly ConsentText[]> = {
  video: [
    {
      de: 'Ich willige ein, dass mein Gespräch mit der Ärztin oder dem Arzt als Videosprechstunde stattfindet und dass Bild und Ton dafür übertragen werden. Es wird nichts aufgezeichnet. Die Einwilligung ist freiwillig: Ich kann ohne Kamera teilnehmen oder telefonieren, und ich kann sie jederzeit für die Zukunft widerrufen.',
      en: 'I consent to talking with the doctor by video consultation and to picture and sound being transmitted for it. Nothing is recorded. My consent is voluntary: I can take part without a camera or talk by telephone, and I can withdraw it at any time for the future.',
    },
  ],
};

/** The version to give now. */
export const purposeVersion = (purpose: ConsentPurpose): number => purposeTexts[purpose].length;
