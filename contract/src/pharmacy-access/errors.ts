import { entry, type Entry } from '../error-entry.ts';

export const pharmacyAccessErrors = {
  'pharmacyLink.notFound': entry(
    404,
    'Diesen Link gibt es nicht. Bitte öffnen Sie ihn direkt aus unserer Nachricht, ohne ihn abzutippen.',
    'This link does not exist. Please open it directly from our message, without typing it.',
  ),
  'pharmacyLink.tanWrong': entry(422, 'Diese TAN stimmt nicht.', 'This TAN is not correct.', 'warn'),
  'pharmacyLink.locked': entry(
    423,
    'Nach fünf falschen TANs ist dieser Link gesperrt. Wir melden uns bei Ihnen mit einer neuen TAN.',
    'After five wrong TANs this link is locked. We will contact you with a new TAN.',
    'warn',
  ),
  'pharmacyLink.expired': entry(
    410,
    'Dieser Link ist abgelaufen, oder es ist alles erledigt. Brauchen Sie ihn noch, fordern Sie auf seiner Seite eine neue TAN an, oder rufen Sie uns an.',
    'This link has expired, or everything is done. If you still need it, please ask for a new TAN on its page, or call us.',
  ),
  'pharmacyLink.accessEnded': entry(
    401,
    'Nach 30 Minuten ist der Zugang zu Ende. Mit derselben TAN geht es weiter.',
    'Access ends after 30 minutes. You can continue with the same TAN.',
  ),
  'pharmacyLink.whichOne': entry(
    422,
    'Zu diesem Vorgang gehören mehrere Rezepte. Bitte wählen Sie eines aus.',
    'Several prescriptions belong to this item. Please choose one.',
  ),
  'pharmacyLink.noAddress': entry(
    422,
    'Für Ihre Apotheke ist keine E-Mail-Adresse hinterlegt. Bitte rufen Sie uns an, dann legen wir das Konto mit Ihnen an.',
    'No email address is on record for your pharmacy. Please call us, and we will set up the account with you.',
  ),
  'pharmacyLink.claimInvalid': entry(
    422,
    'Dieser Code stimmt nicht oder ist abgelaufen. Sie können einen neuen anfordern.',
    'This code is not correct or has expired. You can ask for a new one.',
  ),
  'prescription.voided': entry(
    410,
    'Dieses Rezept liegt nicht mehr bei Ihnen. Bitte geben Sie darauf nichts ab.',
    'This prescription is no longer with you. Please do not dispense anything on it.',
  ),
} as const satisfies Record<string, Entry>;
