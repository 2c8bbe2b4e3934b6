import { entry, type Entry } from './error-entry.ts';
import { localErrors } from './local-errors.ts';
import { requestErrors } from './request-errors.ts';
import { exportErrors } from './data-exports/errors.ts';
import { identityErrors } from './identity-checks/errors.ts';
import { secondFactorErrors } from './second-factors/errors.ts';
import { referenceErrors } from './reference-data/errors.ts';
import { reviewErrors } from './reviews/errors.ts';
import { feedErrors } from './stock-feeds/errors.ts';
import { sendingErrors } from './prescriptions/sending-errors.ts';
import { newsletterIssueErrors } from './newsletter-issues/errors.ts';
import { deliveryTaskErrors } from './delivery-tasks/errors.ts';
import { attestationErrors } from './attestations/errors.ts';
import { suppressedAddressErrors } from './suppressed-addresses/errors.ts';
import { alertErrors } from './alerts/errors.ts';
import { caregiverErrors } from './caregivers/errors.ts';
import { consultationErrors } from './consultations/errors.ts';
import { tooManyProducts } from './health-states/too-many-products.ts';
import { diaryErrors } from './diary/errors.ts';
import { originalErrors } from './prescriptions/original-errors.ts';
import { repeatErrors } from './prescriptions/repeat-errors.ts';
import { textBlockErrors } from './text-blocks/errors.ts';
import { viewErrors } from './views/errors.ts';
import { savedSearchErrors } from './saved-searches/errors.ts';
import { supportViewErrors } from './support-views/errors.ts';
import { productErrors } from './products/errors.ts';
import { pharmacyAccessErrors } from './pharmacy-access/errors.ts';
import { pharmacyQuestionErrors } from './pharmacy-questions/errors.ts';
import { treatmentErrors } from './treatments/errors.ts';
import { invitationErrors } from './invitations/errors.ts';
import { roomGuestErrors } from './room-guests/errors.ts';
import { uploadErrors } from './uploads/errors.ts';
import { consentErrors } from './consents/errors.ts';
import { workErrors } from './backoffice/work-errors.ts';
import { legalHoldErrors } from './legal-holds/errors.ts';
import { paymentErrors } from './payments/errors.ts';
import { personErrors } from './people/errors.ts';

/**
 * How it can fail: the one closed catalogue of error codes.
 * Every entry has its HTTP status, the level at which the server logs it, and the text that people read.
 * The API answers `{ code, message, details? }`; clients show `message`, never the code itself.
 */
export const errors = {
  ...localErrors,
  ...requestErrors,
  ...secondFactorErrors,
  ...feedErrors,
  ...referenceErrors,
  ...reviewErrors,
  ...suppressedAddressErrors,
  ...alertErrors,
  ...attestationErrors,
  ...caregiverErrors,
  ...consultationErrors,
  ...deliveryTaskErrors,
  ...newsletterIssueErrors,
  ...diaryErrors,
  ...sendingErrors,
  ...savedSearchErrors,
  ...originalErrors,
  ...repeatErrors,
  ...textBlockErrors,
  ...viewErrors,
  ...supportViewErrors,
  ...productErrors,
  ...exportErrors,
  ...identityErrors,
  ...treatmentErrors,
  ...invitationErrors,
  ...paymentErrors,
  ...personErrors,
  ...consentErrors,
  ...legalHoldErrors,
  ...workErrors,
  ...roomGuestErrors,
  ...uploadErrors,
  ...pharmacyAccessErrors,
  ...pharmacyQuestionErrors,
  'token.invalid': entry(
    401,
    'Dieser Link oder Code ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
    'This link or code is not valid or has already been used. Please ask for a new one.',
  ),
  'auth.invalidCredentials': entry(401, 'E-Mail-Adresse oder Passwort stimmen nicht.', 'The email address or password is not correct.'),
  'auth.invalidPassword': entry(422, 'Das Passwort stimmt nicht.', 'The password is not correct.'),
  'auth.passwordNotSet': entry(
    409,
    'Ihr Konto hat noch kein Passwort. Legen Sie zuerst eines fest; wir senden Ihnen dafür einen Link.',
    'Your account has no password yet. Please set one first; we will send you a link for it.',
  ),
  'auth.totpRequired': entry(
    401,
    'Bitte geben Sie zusätzlich den Code aus Ihrer Authentifizierungs-App ein.',
    'Please also enter the code from your authenticator app.',
  ),
  'auth.mailNotConfirmed': entry(403, 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.', 'Please confirm your email address first.'),
  'auth.tooManyAttempts': entry(
    429,
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
    'Too many attempts. Please wait a moment and then try again.',
    'warn',
  ),
  'auth.csrf': entry(
    403,
    'Die Anfrage konnte nicht geprüft werden. Bitte laden Sie die Seite neu.',
    'The request could not be verified. Please reload the page.',
    'warn',
  ),
  'auth.signInExpired': entry(
    401,
    'Diese Anmeldung ist abgelaufen oder schon abgeschlossen. Bitte beginnen Sie noch einmal.',
    'This sign-in has expired or is already complete. Please begin again.',
  ),
  'auth.lastWayIn': entry(
    409,
    'Das ist zurzeit Ihr einziger Weg in das Konto. Legen Sie zuerst über „Passwort vergessen“ ein Passwort fest.',
    'This is currently your only way into the account. Please set a password first, with “Forgotten your password?”.',
  ),
  'auth.logoutError': entry(500, 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.', 'Logging out failed. Please try again.'),
  'auth.refresh.token.Error': entry(
    401,
    'Ihre Sitzung konnte nicht erneuert werden. Bitte melden Sie sich erneut an.',
    'Your session could not be renewed. Please log in again.',
  ),

  'user.alreadyExist': entry(409, 'Dieses Konto gibt es bereits.', 'This account already exists.'),
  'user.alreadyConfirmed': entry(409, 'Dieses Konto ist bereits bestätigt. Sie können sich anmelden.', 'This account is already confirmed. You can log in.'),
  'user.notExist': entry(404, 'Dieses Konto gibt es nicht.', 'This account does not exist.'),
  'user.banned': entry(403, 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an unseren Support.', 'Your account is blocked. Please contact our support team.'),
  'user.notActive': entry(
    403,
    'Ihr Konto ist zurzeit deaktiviert. Bitte wenden Sie sich an unseren Support.',
    'Your account is currently deactivated. Please contact our support team.',
  ),
  'user.nonAdult': entry(
    422,
    'Eine Behandlung über Blattwerk ist erst ab 18 Jahren möglich.',
    'Treatment through Blattwerk is only possible from the age of 18.',
  ),
  'email.alreadyRegistered': entry(409, 'Diese E-Mail-Adresse wird bereits verwendet.', 'This email address is already in use.'),
  'email.alreadyConfirmed': entry(409, 'Diese E-Mail-Adresse ist bereits bestätigt.', 'This email address is already confirmed.'),

  'doctor.alreadyExist': entry(409, 'Diese Ärztin oder dieser Arzt ist bereits angelegt.', 'This doctor has already been added.'),
  'doctor.notExist': entry(404, 'Diese Ärztin oder diesen Arzt gibt es nicht.', 'This doctor does not exist.'),
  'doctor.notAssigned': entry(403, 'Diese Behandlungsanfrage ist Ihnen nicht zugewiesen.', 'This treatment request is not assigned to you.'),
  'doctor.notActive': entry(
    403,
    'Dieses ärztliche Konto ist nicht aktiv. Nach einer Einladung wird zuerst die Approbation geprüft; sonst wenden Sie sich bitte an unseren Support.',
    'This doctor’s account is not active. After an invitation the licence is checked first; otherwise please contact our support team.',
  ),
  'doctor.profileIncomplete': entry(
    422,
    'Ihr Profil ist noch nicht vollständig. Rezept und Rechnung brauchen Anschrift, Telefonnummer, Berufsbezeichnung und Steuernummer.',
    'Your profile is not complete yet. Prescription and invoice need address, telephone number, professional title and tax number.',
  ),

  'treatment.alreadyApproved': entry(409, 'Diese Behandlungsanfrage wurde bereits genehmigt.', 'This treatment request has already been approved.'),
  'treatment.alreadyClaimed': entry(
    409,
    'Diese Behandlungsanfrage wird gerade von jemand anderem geprüft.',
    'Someone else is reviewing this treatment request at the moment.',
  ),
  'treatment.alreadyOpen': entry(409, 'Sie haben bereits eine offene Behandlungsanfrage.', 'You already have an open treatment request.'),
  'treatment.cantProcessed': entry(
    409,
    'Dieser Schritt ist beim jetzigen Stand der Behandlungsanfrage nicht möglich.',
    'This step is not possible in the current state of the treatment request.',
  ),
  'treatment.contactRequired': entry(
    422,
    'Vor der Genehmigung ist ein persönlicher Kontakt nötig. Bitte halten Sie fest, wie und wann er stattgefunden hat.',
    'Personal contact is needed before approval. Please record how and when it took place.',
  ),
  'treatment.incomplete': entry(
    422,
    'Es fehlen noch Angaben, bevor die Anfrage gesendet werden kann.',
    'Some details are still missing before the request can be sent.',
  ),
  'treatment.medication.empty': entry(
    422,
    'Bitte tragen Sie mindestens ein Arzneimittel in den Medikationsplan ein.',
    'Please enter at least one medicine in the medication plan.',
  ),
  'treatment.notFound': entry(404, 'Diese Behandlungsanfrage wurde nicht gefunden.', 'This treatment request was not found.'),
  'health.state.alreadyExists': entry(409, 'Dieser Fragebogen ist bereits abgeschlossen.', 'This questionnaire is already complete.'),
  'health.state.notFound': entry(404, 'Es gibt noch keinen Fragebogen.', 'There is no questionnaire yet.'),
  'health.state.criteriaNotConfirmed': entry(
    422,
    'Mindestens ein Ausschlusskriterium trifft zu. Eine Behandlung über Blattwerk ist deshalb nicht möglich.',
    'At least one exclusion criterion applies. Treatment through Blattwerk is therefore not possible.',
  ),
  'health.state.tooManyProducts': tooManyProducts,

  'agreement.outdated': entry(
    409,
    'Dieses Dokument gibt es inzwischen in einer neuen Fassung. Bitte laden Sie die Seite neu, lesen Sie die neue Fassung und bestätigen Sie sie.',
    'There is a newer version of this document. Please reload the page, read the new version and confirm it.',
  ),
  'signed.file.notFound': entry(404, 'Das unterschriebene Dokument wurde nicht gefunden.', 'The signed document was not found.'),
  'file.invalid': entry(422, 'Diese Datei kann nicht verarbeitet werden.', 'This file cannot be processed.'),
  'file.tooLarge': entry(413, 'Diese Datei ist zu groß.', 'This file is too large.'),
  'aws.upload.error': entry(
    502,
    'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    'The file could not be stored. Please try again.',
  ),
  'aws.download.error': entry(502, 'Die Datei konnte nicht geladen werden. Bitte versuchen Sie es erneut.', 'The file could not be loaded. Please try again.'),
  'pdf.generation.error': entry(
    500,
    'Das Dokument konnte nicht erstellt werden. Wir versuchen es von selbst erneut.',
    'The document could not be created. We will try again automatically.',
  ),
  'document.notReady': entry(
    409,
    'Das Dokument wird gerade erstellt. Bitte versuchen Sie es in einem Moment erneut.',
    'The document is being prepared. Please try again in a moment.',
  ),

  'prescription.not.found': entry(404, 'Dieses Rezept wurde nicht gefunden.', 'This prescription was not found.'),
  'prescription.cantProcessed': entry(
    409,
    'Dieser Schritt ist beim jetzigen Stand des Rezepts nicht möglich.',
    'This step is not possible in the current state of the prescription.',
  ),
  'prescription.holdUntilPast': entry(
    422,
    'Das Datum, bis zu dem zurückgelegt wird, liegt in der Vergangenheit.',
    'The date until which it is kept lies in the past.',
  ),
  'prescription.pickupCodeWrong': entry(
    422,
    'Dieser Abholcode gehört nicht zu diesem Rezept. Bitte vergleichen Sie ihn noch einmal.',
    'This pickup code does not belong to this prescription. Please compare it once more.',
  ),
  'prescription.quantityTooLarge': entry(422, 'Es ist weniger übrig als diese Menge.', 'Less than this quantity is left.'),
  'pharmacy.alreadySent': entry(409, 'Das Rezept ist bereits bei einer Apotheke.', 'The prescription is already with a pharmacy.'),
  'pharmacy.data.required': entry(
    422,
    'Bitte geben Sie Name, Anschrift und eine E-Mail-Adresse oder Telefonnummer der Apotheke an.',
    'Please give the name, the address and an email address or telephone number of the pharmacy.',
  ),
  'pharmacy.tanEmailSame': entry(
    422,
    'Die Adresse für TANs muss eine andere sein als die E-Mail-Adresse der Apotheke. Bitte ändern Sie eine von beiden.',
    'The address for TANs must differ from the pharmacy’s email address. Please change one of them.',
  ),
  'pharmacy.notFound': entry(404, 'Diese Apotheke wurde nicht gefunden.', 'This pharmacy was not found.'),
  'pharmacy.prescription.send.error': entry(
    502,
    'Das Rezept konnte nicht an die Apotheke gesendet werden. Wir versuchen es von selbst erneut.',
    'The prescription could not be sent to the pharmacy. We will try again automatically.',
  ),
  'product.notFound': entry(404, 'Dieses Produkt wurde nicht gefunden.', 'This product was not found.'),

  session_cancelled: entry(
    409,
    'Die Identitätsprüfung wurde abgebrochen. Sie können sie neu starten.',
    'The identity check was cancelled. You can start it again.',
  ),
  'mailer.error': entry(
    502,
    'Die E-Mail konnte nicht gesendet werden. Wir versuchen es von selbst erneut.',
    'The email could not be sent. We will try again automatically.',
  ),
  'taskScheduler.error': entry(500, 'Eine geplante Aufgabe ist fehlgeschlagen.', 'A scheduled task failed.'),
  'erasure.alreadyRequested': entry(409, 'Dieses Konto wird bereits gelöscht.', 'This account is already being deleted.'),

  'invalid.phone': entry(422, 'Bitte geben Sie eine gültige Telefonnummer an.', 'Please enter a valid phone number.'),
  'invalid.url': entry(422, 'Bitte geben Sie eine gültige Internetadresse an.', 'Please enter a valid web address.'),
  'invalid.status': entry(409, 'Dieser Status ist hier nicht möglich.', 'This status is not possible here.'),
  'invalid.zip.code': entry(422, 'Bitte geben Sie eine gültige Postleitzahl mit fünf Ziffern an.', 'Please enter a valid postal code with five digits.'),
  'server.badRequest': entry(400, 'Bitte prüfen Sie Ihre Angaben.', 'Please check your details.'),
  'server.unauthorized': entry(401, 'Bitte melden Sie sich an.', 'Please log in.'),
  'server.forbidden': entry(403, 'Dafür fehlt Ihnen die Berechtigung.', 'You do not have permission to do this.'),
  'server.notFound': entry(404, 'Das wurde nicht gefunden.', 'This was not found.'),
  'server.conflict': entry(
    409,
    'Der Stand hat sich inzwischen geändert. Bitte prüfen Sie die neuen Angaben.',
    'This has changed in the meantime. Please check the new details.',
  ),
  'server.unprocessableEntity': entry(422, 'Diese Angaben können so nicht verarbeitet werden.', 'These details cannot be processed as they are.'),
} as const satisfies Record<string, Entry>;

export type { LogLevel } from './error-entry.ts';
export type ErrorCode = keyof typeof errors;
export type Locale = 'de' | 'en';

export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errors, value);

/** The text people read for a code; an unknown code reads as the general server error, never as itself. */
export const errorText = (code: string, locale: Locale): string => errors[isErrorCode(code) ? code : 'server.internalServerError'][locale];
