export { DocumentIncompleteError, type DoctorParty, type PatientParty, type PersonName, type PostalAddress } from './document-parties.ts';
export type { DocumentMeta } from './document-frame.ts';
export type { AgreementInput, AgreementSignature } from './render-agreement.ts';
export type { InvoiceInput, InvoiceLine } from './invoice-input.ts';
export type { LetterPlanLine, MedicalLetterInput } from './render-medical-letter.ts';
export { strength as productStrength, type PrintedMedicine } from './medicine-words.ts';
export type { PrescriptionInput } from './render-prescription.ts';
export type { KeptClass } from './render-deletion-proof.ts';
export type { RecordInput } from './render-record.ts';
export {
  drawInThread,
  renderAgreement,
  renderConsentReceipt,
  renderDeletionProof,
  renderInvoice,
  renderMedicalLetter,
  renderPatientCard,
  renderPrescription,
  renderRecord,
  renderTanSheet,
  renderTravelCertificate,
} from './render.ts';
export type { Seal } from './sign-off.ts';
export { checkSignaturePicture, SignaturePictureError } from './signature-picture.ts';
