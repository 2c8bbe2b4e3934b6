import { entry, type Entry } from '../error-entry.ts';

export const caregiverErrors = {
  'caregiver.tooMany': entry(
    409,
    'Mehr als fünf Vertrauenspersonen sind nicht möglich. Bitte beenden Sie zuerst einen Zugang oder ziehen Sie eine Einladung zurück.',
    'More than five trusted persons are not possible. Please end an access or withdraw an invitation first.',
  ),
  'caregiver.alreadyInvited': entry(
    409,
    'Diese Person haben Sie schon eingeladen, oder sie hat schon Zugang. Sie finden sie in der Liste.',
    'You have already invited this person, or they already have access. You will find them in the list.',
  ),
  'caregiver.ownAddress': entry(422, 'Das ist Ihre eigene E-Mail-Adresse.', 'This is your own email address.'),
  'caregiver.notPending': entry(
    409,
    'Diese Einladung ist nicht mehr offen. Bitte laden Sie die Seite neu, um den Stand zu sehen.',
    'This invitation is no longer open. Please reload the page to see its state.',
  ),
  'caregiver.notActive': entry(
    409,
    'Dieser Zugang ist schon beendet. Bitte laden Sie die Seite neu, um den Stand zu sehen.',
    'This access has already ended. Please reload the page to see its state.',
  ),
  'caregiver.invitationInvalid': entry(
    404,
    'Diese Einladung ist ungültig. Bitte benutzen Sie den Link aus der E-Mail.',
    'This invitation is not valid. Please use the link in the email.',
  ),
  'caregiver.invitationExpired': entry(
    410,
    'Diese Einladung ist abgelaufen. Bitte lassen Sie sich noch einmal einladen.',
    'This invitation has expired. Please ask to be invited again.',
  ),
  'caregiver.invitationWithdrawn': entry(410, 'Diese Einladung wurde zurückgezogen.', 'This invitation has been withdrawn.'),
  'caregiver.invitationUsed': entry(410, 'Diese Einladung wurde schon beantwortet.', 'This invitation has already been answered.'),
  'caregiver.otherAccount': entry(
    403,
    'Diese Einladung ging an eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Konto an, das diese Adresse hat.',
    'This invitation was sent to another email address. Please log in with the account that has this address.',
  ),
} as const satisfies Record<string, Entry>;
