import type { ConsentText } from '../consent-text.ts';

/** Explicit consent to the comparison of face and document (Art. 9(2)(a) GDPR); index 0 is version 1. */
export const biometricConsents: readonly ConsentText[] = [
  {
    de: 'Ich willige ausdrücklich ein, dass der Prüfdienst Stripe das Bild meines Gesichts mit dem Foto auf meinem Ausweis vergleicht. Dabei werden biometrische Daten verarbeitet. Die Einwilligung ist freiwillig: Ich kann mich stattdessen von der Ärztin oder dem Arzt anhand meines Ausweises erkennen lassen. Ich kann sie jederzeit für die Zukunft widerrufen.',
    en: 'I explicitly consent to the checking service Stripe comparing the picture of my face with the photograph on my identity document. This involves processing biometric data. My consent is voluntary: I can instead be identified by the doctor from my document. I can withdraw it at any time for the future.',
  },
];

export const biometricConsentVersion = biometricConsents.length;
