import type { attestationStates } from '../attestations/states.ts';
import type { identityStates } from '../identity-checks/states.ts';
import type { treatmentStates } from '../treatments/states.ts';
import type { paymentStates } from '../payments/states.ts';
import type { prescriptionStates } from '../prescriptions/states.ts';
import type { proposalStates } from '../product-proposals/states.ts';
import type { contributionStates } from '../reviews/states.ts';
import { event, words, type Words } from './words.ts';

type IdentityWord = `identity.${keyof typeof identityStates.actions}`;
type TreatmentWord = `treatment.${keyof typeof treatmentStates.actions}`;
type PaymentWord = `payment.${keyof typeof paymentStates.actions}`;
type ContributionWord = `${'review' | 'review-comment'}.${keyof typeof contributionStates.actions}`;
type ProposalWord = `product-proposal.${keyof typeof proposalStates.actions}`;
type AttestationWord = `attestation.${keyof typeof attestationStates.actions}`;
type PrescriptionWord = `prescription.${keyof typeof prescriptionStates.actions}`;

/** Every step of a state table has its words: the compiler asks for the missing ones. */
export const stepWords: Record<AttestationWord | IdentityWord | TreatmentWord | PaymentWord | PrescriptionWord | ContributionWord | ProposalWord, Words> = {
  'attestation.issue': words('Bescheinigung ausgestellt', 'Attestation issued'),
  'attestation.decline': words('Bescheinigung abgelehnt', 'Attestation declined'),
  'attestation.withdraw': words('Anfrage nach einer Bescheinigung zurückgezogen', 'Request for an attestation withdrawn'),
  'attestation.revoke': words('Bescheinigung widerrufen', 'Attestation revoked'),
  'product-proposal.add': words('Vorgeschlagenes Produkt angelegt', 'Proposed product added'),
  'product-proposal.merge': words('Vorschlag einem Produkt zugeordnet', 'Proposal matched to a product'),
  'product-proposal.refuse': words('Produktvorschlag abgelehnt', 'Product proposal refused'),
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
  'payment.refundPart': words('Zahlung zum Teil erstattet', 'Payment refunded in part'),
  'payment.dispute': event('Zahlung bei der Bank angefochten', 'Payment disputed at the bank'),
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
  'prescription.withdraw': words('Rezept zurückgenommen, weil die Einwilligung widerrufen wurde', 'Prescription taken back because the consent was withdrawn'),
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
