import type { identityStates } from '../identity-checks/states.ts';
import type { treatmentStates } from '../treatments/states.ts';
import type { paymentStates } from '../payments/states.ts';
import type { prescriptionStates } from '../prescriptions/states.ts';
import type { contributionStates } from '../reviews/states.ts';
import type { Locale } from '../errors.ts';

interface Words {
  de: string;
  en: string;
  /** Shown also when the system did it by itself: something that people want to know about. */
  bySystem?: true;
}
const words = (de: string, en: string): Words => ({ de, en });
const event = (de: string, en: string): Words => ({ de, en, bySystem: true });

type IdentityWord = `identity.${keyof typeof identityStates.actions}`;
type TreatmentWord = `treatment.${keyof typeof treatmentStates.actions}`;
type PaymentWord = `payment.${keyof typeof paymentStates.actions}`;
type ContributionWord = `${'review' | 'review-comment'}.${keyof typeof contributionStates.actions}`;
type PrescriptionWord = `prescription.${keyof typeof prescriptionStates.actions}`;

/** Every step of a state table has its words: the compiler asks for the missing ones. */
const steps: Record<IdentityWord | TreatmentWord | PaymentWord | PrescriptionWord | ContributionWord, Words> = {
  'identity.process': words('Identitätsprüfung wird ausgewertet', 'Identity check being evaluated'),
  'identity.requireInput': words('Identitätsprüfung braucht eine Eingabe', 'Identity check needs input'),
  'identity.verify': event('Identität bestätigt', 'Identity verified'),
  'identity.cancel': words('Identitätsprüfung beendet', 'Identity check ended'),
  'identity.redact': event('Ausweisdaten beim Prüfdienst gelöscht', 'Document data deleted at the verification service'),
  'treatment.submit': words('Behandlungsanfrage abgesendet', 'Treatment request sent'),
  'treatment.pay': event('Anzahlung eingegangen, Anfrage zur Prüfung gegeben', 'Deposit received, request passed on for review'),
  'treatment.approve': words('Behandlungsanfrage genehmigt', 'Treatment request approved'),
  'treatment.decline': words('Behandlungsanfrage abgelehnt', 'Treatment request declined'),
  'treatment.cancel': words('Behandlungsanfrage zurückgezogen', 'Treatment request withdrawn'),
  'treatment.expire': event('Behandlungsanfrage verfallen', 'Treatment request expired'),
  'payment.pay': event('Zahlung eingegangen', 'Payment received'),
  'payment.payTwice': event('Doppelte Zahlung erkannt', 'Double payment noticed'),
  'payment.fail': words('Zahlung fehlgeschlagen', 'Payment failed'),
  'payment.expire': words('Zahlung verfallen', 'Payment expired'),
  'payment.offset': words('Anzahlung verrechnet', 'Deposit offset'),
  'payment.requestRefund': words('Erstattung veranlasst', 'Refund requested'),
  'payment.refund': event('Zahlung erstattet', 'Payment refunded'),
  'prescription.send': words('Rezept an eine Apotheke gesendet', 'Prescription sent to a pharmacy'),
  'prescription.pass-on': words('Rezept wird von uns an die Apotheke weitergegeben', 'Prescription being passed on to the pharmacy by us'),
  'prescription.deliver': words('Rezept an die Apotheke weitergegeben', 'Prescription passed on to the pharmacy'),
  'prescription.accept': words('Rezept angenommen', 'Prescription accepted'),
  'prescription.prepare': words('Zubereitung begonnen', 'Preparation started'),
  'prescription.ready': words('Rezept zur Abholung bereitgestellt', 'Prescription made ready for pickup'),
  'prescription.undo-ready': words('Bereitstellung zurückgenommen', 'Ready for pickup taken back'),
  'prescription.dispense-part': words('Rezept zum Teil eingelöst', 'Prescription dispensed in part'),
  'prescription.dispense': words('Rezept eingelöst', 'Prescription dispensed'),
  'prescription.return': words('Rezept zurückgegeben', 'Prescription returned'),
  'prescription.recall': words('Rezept von der Apotheke zurückgeholt', 'Prescription recalled from the pharmacy'),
  'prescription.re-route': words(
    'Rezept von der Apotheke zurückgeholt, damit es an eine andere gehen kann',
    'Prescription taken back so that it can go to another pharmacy',
  ),
  'prescription.revoke': event('Rezept widerrufen', 'Prescription revoked'),
  'prescription.replace': words('Rezept durch eine neue Fassung ersetzt', 'Prescription replaced by a new version'),
  'prescription.expire': event('Rezept abgelaufen', 'Prescription expired'),
  'review.edit': words('Bewertung geändert', 'Review changed'),
  'review.publish': words('Bewertung veröffentlicht', 'Review published'),
  'review.reject': words('Bewertung nicht veröffentlicht', 'Review not published'),
  'review.withdraw': words('Bewertung zurückgezogen', 'Review withdrawn'),
  'review-comment.edit': words('Kommentar geändert', 'Comment changed'),
  'review-comment.publish': words('Kommentar veröffentlicht', 'Comment published'),
  'review-comment.reject': words('Kommentar nicht veröffentlicht', 'Comment not published'),
  'review-comment.withdraw': words('Kommentar zurückgezogen', 'Comment withdrawn'),
};

/** Everything else that the audit log can say. Sentences name what was done, never what was read. */
const others: Record<string, Words> = {
  'treatment.hold': words('Ärztliche Entscheidung vorbereitet', 'Doctor’s decision prepared'),
  'treatment.undo': words('Ärztliche Entscheidung vor dem Versand zurückgenommen', 'Doctor’s decision taken back before it was sent'),
  'pharmacy-question.ask': words('Rückfrage zum Rezept gestellt', 'Question about the prescription asked'),
  'pharmacy-question.read': words('Rückfrage zum Rezept angesehen', 'Question about the prescription viewed'),
  'pharmacy-question.answer': words('Rückfrage zum Rezept beantwortet', 'Question about the prescription answered'),
  'pharmacy-question.undo': words('Antwort zum Rezept vor dem Versand zurückgenommen', 'Answer about the prescription taken back before it was sent'),
  'account.register': words('Konto angelegt', 'Account created'),
  'account.ask-email-change': words('Neue E-Mail-Adresse angegeben', 'New email address given'),
  'account.change-email': words('E-Mail-Adresse geändert', 'Email address changed'),
  'account.change-password': words('Passwort geändert', 'Password changed'),
  'account.confirm': words('E-Mail-Adresse bestätigt', 'Email address confirmed'),
  'account.reset-password': words('Passwort neu gesetzt', 'Password reset'),
  'agreement.sign': words('Dokument unterschrieben', 'Document signed'),
  'certificate.download': words('Arztbrief heruntergeladen', 'Medical letter downloaded'),
  'consultation.open': words('Videosprechstunde angesetzt', 'Video consultation opened'),
  'consultation.read': words('Videosprechstunde angesehen', 'Video consultation read'),
  'consultation.book': words('Videosprechstunde gebucht', 'Video consultation booked'),
  'consultation.move': words('Videosprechstunde verschoben', 'Video consultation moved'),
  'consultation.offer': words('Frei gewordener Termin angeboten', 'Freed appointment offered'),
  'schedule.update': words('Sprechzeiten geändert', 'Consultation hours changed'),
  'schedule.renew-feed': words('Adresse des Kalenders erneuert', 'Address of the calendar renewed'),
  'consultation.purge-metadata': words('Verbindungsdaten einer Videosprechstunde gelöscht', 'Connection data of a video consultation deleted'),
  'consultation.complete': words('Videosprechstunde abgeschlossen', 'Video consultation completed'),
  'consultation.no-show': words('Nichterscheinen zur Videosprechstunde vermerkt', 'Absence from a video consultation noted'),
  'consultation.expire': words('Videosprechstunde verfallen', 'Video consultation expired'),
  'consultation.cancel': words('Videosprechstunde abgesagt', 'Video consultation cancelled'),
  'data-export.request': words('Kopie der Daten angefordert', 'Copy of the data requested'),
  'data-export.ready': event('Kopie der Daten bereitgestellt', 'Copy of the data made available'),
  'data-export.download': words('Kopie der Daten heruntergeladen', 'Copy of the data downloaded'),
  'data-export.expire': event('Kopie der Daten gelöscht', 'Copy of the data deleted'),
  'doctor.update': words('Ärztliches Profil geändert', 'Doctor’s profile changed'),
  'delivery-task.done': words('Mit der Apotheke gesprochen oder es versucht', 'Spoken to the pharmacy or tried to'),
  'sending.remind': event('Apotheke an das Rezept erinnert', 'Pharmacy reminded of the prescription'),
  'sending.offer-other': event('Andere Apotheke angeboten, weil keine Reaktion kam', 'Other pharmacy offered since there was no reaction'),
  'erasure.request': words('Löschung des Kontos veranlasst', 'Deletion of the account started'),
  'erasure.finish': event('Konto gelöscht', 'Account deleted'),
  'erasure.delete-record': event('Akte nach Ablauf der Aufbewahrungsfrist gelöscht', 'Record deleted after the retention period'),
  'health-state.complete': words('Fragebogen abgeschlossen', 'Questionnaire completed'),
  'feed-run.discard': words('Bestandsimport verworfen', 'Stock import discarded'),
  'feed-run.release': words('Bestandsimport freigegeben', 'Stock import released'),
  'feed-run.correct': words('Zeilen eines Bestandsimports berichtigt', 'Rows of a stock import corrected'),
  'feed-run.roll-back': words('Bestandsimport zurückgenommen', 'Stock import rolled back'),
  'invitation.create': words('Einladung gesendet', 'Invitation sent'),
  'invitation.resend': words('Einladung erneut gesendet', 'Invitation sent again'),
  'invitation.withdraw': words('Einladung zurückgezogen', 'Invitation withdrawn'),
  'invitation.accept': words('Einladung angenommen', 'Invitation accepted'),
  'person.approve': words('Konto einer zweiten Person bestätigt', 'Account approved by a second person'),
  'person.deactivate': words('Konto deaktiviert', 'Account deactivated'),
  'person.reactivate': words('Konto wieder aktiviert', 'Account reactivated'),
  'person.make-pharmacy-admin': words('Verwaltung einer Apotheke übertragen', 'Made administrator of a pharmacy'),
  'person.end-pharmacy-admin': words('Verwaltung einer Apotheke beendet', 'No longer administrator of a pharmacy'),
  'person.ban': words('Konto gesperrt', 'Account blocked'),
  'practice.update': words('Angaben zur Abrechnung geändert', 'Billing details changed'),
  'invoice.issue': event('Rechnung erstellt', 'Invoice issued'),
  'consent.give': words('Einwilligung erteilt', 'Consent given'),
  'consent.withdraw': words('Einwilligung widerrufen', 'Consent withdrawn'),
  'room.open': words('Raum der Videosprechstunde geöffnet', 'Video consultation room opened'),
  'identity.consent': words('In die Identitätsprüfung eingewilligt', 'Consented to the identity check'),
  'identity.read': words('Stand der Identitätsprüfung gelesen', 'State of the identity check read'),
  'identity.seen': words('Ausweis angesehen und bestätigt', 'Identity document seen and confirmed'),
  'identity.start': words('Identitätsprüfung begonnen', 'Identity check started'),
  'job.retry': words('Aufgabe erneut gestartet', 'Task started again'),
  'job.retry-all': words('Liegen gebliebene Aufgaben erneut gestartet', 'Tasks left behind started again'),
  'job.run': words('Aufgabe von Hand gestartet', 'Task started by hand'),
  'job.pause': words('Aufgabe angehalten', 'Task paused'),
  'job.resume': words('Aufgabe fortgesetzt', 'Task resumed'),
  'marketing-patient.export': words('Kontakte als Datei ausgegeben', 'Contacts exported to a file'),
  'marketing-patient.delete': words('Kontakt auf Wunsch gelöscht', 'Contact deleted on request'),
  'patient.list': words('Name und Kontakt in einer Liste gesehen', 'Name and contact seen in a list'),
  'patient.read': words('Stammdaten gelesen', 'Personal details read'),
  'patient.update': words('Status des Kontos geändert', 'Status of the account changed'),
  'payment.held': event('Zahlung zur Klärung angehalten', 'Payment held for clarification'),
  'payment.open': words('Zahlung begonnen', 'Payment started'),
  'pharmacy.create': words('Apotheke angelegt', 'Pharmacy added'),
  'pharmacy.update': words('Apotheke geändert', 'Pharmacy changed'),
  'vaporizer.create': words('Gerät angelegt', 'Device added'),
  'vaporizer.update': words('Gerät geändert', 'Device changed'),
  'pharmacy-claim.start': words('Code zur Bestätigung einer Apotheke angefordert', 'Code to confirm a pharmacy requested'),
  'pharmacy-claim.confirm': words('Apotheke über ihre hinterlegte Adresse bestätigt', 'Pharmacy confirmed through its listed address'),
  'pharmacy-link.lock': words('Link einer Apotheke nach falschen TANs gesperrt', 'A pharmacy’s link locked after wrong TANs'),
  'pharmacy-link.new-tan': words('Neue TAN für den Link einer Apotheke erstellt', 'New TAN made for a pharmacy’s link'),
  'prescription.open': words('Rezept über Link und TAN geöffnet', 'Prescription opened by link and TAN'),
  'prescription.resend-notice': words('Nachricht an die Apotheke erneut gesendet', 'Notice to the pharmacy sent again'),
  'prescription.download': words('Rezept heruntergeladen', 'Prescription downloaded'),
  'prescription.list': words('Rezept in einer Liste gesehen', 'Prescription seen in a list'),
  'prescription.read': words('Rezept gelesen', 'Prescription read'),
  'postal-codes.import': words('Postleitzahlen eingelesen', 'Postal codes read in'),
  'product.create': words('Produkt angelegt', 'Product added'),
  'product.update': words('Produkt geändert', 'Product changed'),
  'profile.update': words('Profil geändert', 'Profile changed'),
  'recovery-code.use': words('Mit einem Ersatzcode angemeldet', 'Logged in with a recovery code'),
  'review.create': words('Bewertung eingereicht', 'Review handed in'),
  'review-comment.create': words('Kommentar eingereicht', 'Comment handed in'),
  'sealed-record.open': words('Gesperrte Akte geöffnet', 'Restricted record opened'),
  'second-factor.add': words('Zweiten Faktor hinzugefügt', 'Second factor added'),
  'second-factor.lock': words('Zweiter Faktor nach Fehlversuchen gesperrt', 'Second factor locked after wrong tries'),
  'second-factor.new-codes': words('Neue Ersatzcodes erstellt', 'New recovery codes made'),
  'second-factor.remove': words('Zweiten Faktor entfernt', 'Second factor removed'),
  'second-factor.reset': words('Zweite Faktoren zurückgesetzt', 'Second factors reset'),
  'session.claim': words('Anmeldung auf einem anderen Gerät fortgesetzt', 'Login continued on another device'),
  'session.list': words('Liste der Geräte gelesen', 'List of devices read'),
  'session.revoke-all': words('Alle Geräte abgemeldet', 'All devices signed out'),
  'session.revoke-others': words('Andere Geräte abgemeldet', 'Other devices signed out'),
  'session.close': words('Abgemeldet', 'Logged out'),
  'session.open': words('Angemeldet', 'Logged in'),
  'session.reuse': words('Verdächtige Anmeldung beendet', 'Suspicious session ended'),
  'session.revoke': words('Gerät abgemeldet', 'Device signed out'),
  'setting.change': words('Einstellung geändert', 'Setting changed'),
  'sign-in.link': words('Anmeldung mit einem anderen Dienst verknüpft', 'Login with another service linked'),
  'sign-in.unlink': words('Verknüpfte Anmeldung entfernt', 'Linked login removed'),
  'feed-key.create': words('Schlüssel eines Bestandsfeeds erstellt', 'Key of a stock feed made'),
  'feed-key.revoke': words('Schlüssel eines Bestandsfeeds widerrufen', 'Key of a stock feed revoked'),
  'manufacturer.update': words('Hersteller geändert', 'Manufacturer changed'),
  'manufacturer.merge': words('Hersteller zusammengeführt', 'Manufacturer merged'),
  'manufacturer.undo-merge': words('Zusammenführung zurückgenommen: Hersteller', 'Merge undone: manufacturer'),
  'grower.update': words('Anbauer geändert', 'Grower changed'),
  'grower.merge': words('Anbauer zusammengeführt', 'Grower merged'),
  'grower.undo-merge': words('Zusammenführung zurückgenommen: Anbauer', 'Merge undone: grower'),
  'strain.update': words('Sorte geändert', 'Strain changed'),
  'strain.merge': words('Sorte zusammengeführt', 'Strain merged'),
  'strain.undo-merge': words('Zusammenführung zurückgenommen: Sorte', 'Merge undone: strain'),
  'stock-feed.create': words('Bestandsfeed angelegt', 'Stock feed added'),
  'stock-feed.test': words('Verbindung eines Bestandsfeeds geprüft', 'Connection of a stock feed tested'),
  'stock-feed.update': words('Bestandsfeed geändert', 'Stock feed changed'),
  'support-view.create': words('Support-Ansicht angelegt', 'Support view created'),
  'support-view.end': words('Support-Ansicht beendet', 'Support view ended'),
  'support-view.open': words('Support-Ansicht geöffnet', 'Support view opened'),
  'support-view.read': words('Übersicht in der Support-Ansicht gelesen', 'Overview read in the support view'),
  'treatment.answer': words('Rückfrage beantwortet', 'Question answered'),
  'treatment.ask': words('Rückfrage gestellt', 'Question asked'),
  'treatment.break-glass': words('Akte mit Begründung geöffnet', 'Record opened with a reason'),
  'treatment.claim': words('Behandlungsanfrage zur Prüfung übernommen', 'Treatment request taken for review'),
  'treatment.download': words('Dokument der Akte heruntergeladen', 'Document of the record downloaded'),
  'treatment.list': words('Behandlungsanfrage in einer Liste gesehen', 'Treatment request seen in a list'),
  'treatment.read': words('Akte gelesen', 'Record read'),
  'treatment.release': words('Behandlungsanfrage wieder freigegeben', 'Treatment request released'),
  'treatment.update': words('Behandlungsanfrage geändert', 'Treatment request changed'),
};

export const actionWords: Record<string, Words> = { ...steps, ...others };

const unnamed = words('Zugriff auf Ihre Daten', 'Access to your data');

/** What an action is called by people; a code is never shown. */
export const actionText = (action: string, locale: Locale): string => (actionWords[action] ?? unnamed)[locale];

/** The same for administrators, in both languages; here a code is better than nothing. */
export const actionNames = (action: string): Record<Locale, string> => {
  const { de, en } = actionWords[action] ?? words(action, action);
  return { de, en };
};

export const systemActions = Object.keys(actionWords).filter((action) => actionWords[action]?.bySystem);
