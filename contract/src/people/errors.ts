import { entry, type Entry } from '../error-entry.ts';

export const personErrors = {
  'user.awaitsApproval': entry(
    403,
    'Ihr Konto wartet noch auf die Bestätigung durch eine zweite Person aus der Verwaltung. Sie müssen nichts weiter tun.',
    'Your account is still waiting to be confirmed by a second administrator. There is nothing more for you to do.',
  ),
  'person.fourEyes': entry(
    403,
    'Wer eingeladen hat, darf nicht auch prüfen. Bitte lassen Sie eine andere Person aus der Verwaltung bestätigen.',
    'The person who sent the invitation may not approve it. Please ask another administrator.',
  ),
  'person.alreadyApproved': entry(409, 'Dieses Konto ist schon bestätigt.', 'This account has already been approved.'),
  'person.notApproved': entry(
    409,
    'Dieses Konto ist noch nicht bestätigt. Bitte prüfen Sie zuerst die Approbation oder die Einladung.',
    'This account has not been approved yet. Please check the licence or the invitation first.',
  ),
  'person.ownAccount': entry(
    409,
    'Das eigene Konto können Sie nicht deaktivieren. Bitte lassen Sie es eine andere Person aus der Verwaltung tun.',
    'You cannot deactivate your own account. Please ask another administrator to do it.',
  ),
  'person.lastAdmin': entry(
    409,
    'Das ist das letzte aktive Konto der Verwaltung. Bitte laden Sie zuerst eine weitere Person ein.',
    'This is the last active administrator. Please invite another one first.',
  ),
  'person.lastPharmacyAdmin': entry(
    409,
    'Das ist die letzte Person in der Leitung dieser Apotheke. Bitte machen Sie zuerst eine andere Person der Apotheke zur Apothekenleitung.',
    'This is the last person who administers this pharmacy. Please make another person of the pharmacy an administrator first.',
  ),
  'person.notPharmacyMember': entry(
    409,
    'Verwalten kann eine Apotheke nur, wer dort ein aktives Konto hat.',
    'Only a person with an active account at a pharmacy can administer it.',
  ),
} as const satisfies Record<string, Entry>;
