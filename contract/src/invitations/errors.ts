import { entry, type Entry } from '../error-entry.ts';

export const invitationErrors = {
  'invitation.invalid': entry(
    404,
    'Diese Einladung ist ungültig oder wurde durch eine neuere ersetzt. Bitte benutzen Sie den Link aus der neuesten E-Mail.',
    'This invitation is not valid or has been replaced by a newer one. Please use the link in the latest email.',
  ),
  'invitation.expired': entry(
    410,
    'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.',
    'This invitation has expired. Please ask for a new one.',
  ),
  'invitation.withdrawn': entry(
    410,
    'Diese Einladung wurde zurückgezogen. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
    'This invitation has been withdrawn. Please contact the person who invited you.',
  ),
  'invitation.used': entry(
    410,
    'Diese Einladung wurde schon angenommen. Bitte melden Sie sich an.',
    'This invitation has already been accepted. Please log in.',
  ),
  'invitation.notPending': entry(
    409,
    'Diese Einladung ist schon angenommen oder zurückgezogen. Laden Sie die Liste neu, um den Stand zu sehen.',
    'This invitation has already been accepted or withdrawn. Reload the list to see its state.',
  ),
  'invitation.alreadySent': entry(
    409,
    'An diese Adresse haben Sie schon eine Einladung gesendet. Sie können sie in der Liste erneut senden.',
    'You have already sent an invitation to this address. You can send it again from the list.',
  ),
  'invitation.addressLimit': entry(
    429,
    'An diese Adresse sind heute schon mehrere Einladungen gegangen. Bitte versuchen Sie es morgen wieder.',
    'Several invitations have been sent to this address today. Please try again tomorrow.',
  ),
  'invitation.pharmacyRequired': entry(422, 'Bitte wählen Sie die Apotheke, für die Sie einladen.', 'Please choose the pharmacy that you invite for.'),
  'invitation.licenceRequired': entry(
    422,
    'Bitte geben Sie Nummer, Behörde und Bundesland oder Land Ihrer Approbation an.',
    'Please give the number, the authority and the federal state or country of your licence.',
  ),
} as const satisfies Record<string, Entry>;
