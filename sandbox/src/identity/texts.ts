export interface IdentityTexts {
  lang: 'de' | 'en';
  title: string;
  intro: string;
  sandboxNote: string;
  firstName: string;
  lastName: string;
  dob: string;
  dobHint: string;
  verified: string;
  failing: string;
  reason: string;
  submitFailing: string;
  cancel: string;
  lastError: string;
  closedTitle: string;
  closedText: string;
  back: string;
  reasons: Record<string, string>;
}

const de: IdentityTexts = {
  lang: 'de',
  title: 'Identität bestätigen',
  intro: 'Hier würde ein Ausweis fotografiert und mit einem Selfie verglichen. Im Testbetrieb wählen Sie das Ergebnis.',
  sandboxNote: 'Testbetrieb: Es werden keine Ausweise geprüft und keine Bilder aufgenommen.',
  firstName: 'Vorname auf dem Ausweis',
  lastName: 'Nachname auf dem Ausweis',
  dob: 'Geburtsdatum auf dem Ausweis',
  dobHint: 'Diese Angaben meldet die Prüfung als geprüft zurück.',
  verified: 'Ausweis ist echt und passt',
  failing: 'Prüfung scheitert',
  reason: 'Grund',
  submitFailing: 'Prüfung scheitern lassen',
  cancel: 'Prüfung abbrechen',
  lastError: 'Die letzte Prüfung ist gescheitert:',
  closedTitle: 'Diese Prüfung ist abgeschlossen',
  closedText: 'Sie können dieses Fenster schließen.',
  back: 'Zurück zu Blattwerk',
  reasons: {
    document_unverified_other: 'Das Dokument ist ungültig.',
    document_expired: 'Das Dokument ist abgelaufen.',
    document_type_not_supported: 'Diese Art von Dokument wird nicht angenommen.',
    selfie_face_mismatch: 'Das Gesicht passt nicht zum Dokument.',
    selfie_manipulated: 'Das Selfie wurde bearbeitet.',
    consent_declined: 'Die Einwilligung wurde nicht erteilt.',
    under_supported_age: 'Die Person ist zu jung.',
  },
};

const en: IdentityTexts = {
  lang: 'en',
  title: 'Confirm your identity',
  intro: 'A document would be photographed here and compared with a selfie. In test mode you choose the result.',
  sandboxNote: 'Test mode: no documents are checked and no pictures are taken.',
  firstName: 'First name on the document',
  lastName: 'Last name on the document',
  dob: 'Date of birth on the document',
  dobHint: 'The check reports these as verified.',
  verified: 'Document is genuine and matches',
  failing: 'The check fails',
  reason: 'Reason',
  submitFailing: 'Let the check fail',
  cancel: 'Cancel the check',
  lastError: 'The last check failed:',
  closedTitle: 'This check is complete',
  closedText: 'You can close this window.',
  back: 'Back to Blattwerk',
  reasons: {
    document_unverified_other: 'The document is not valid.',
    document_expired: 'The document has expired.',
    document_type_not_supported: 'This type of document is not accepted.',
    selfie_face_mismatch: 'The face does not match the document.',
    selfie_manipulated: 'The selfie was manipulated.',
    consent_declined: 'Consent was not given.',
    under_supported_age: 'The person is too young.',
  },
};

export function identityTexts(browserLanguages: string): IdentityTexts {
  return browserLanguages.toLowerCase().startsWith('en') ? en : de;
}
