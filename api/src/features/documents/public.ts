export type { DocumentMeta } from './document-frame.ts';
export type { DoctorParty, PatientParty } from './document-parties.ts';
export { composeGoae, defaultGoaeItems, goaeAmountCents, type GoaeItem } from './goae.ts';
export { renderAgreement, type AgreementInput } from './render-agreement.ts';
export { renderInvoice, type InvoiceInput, type InvoiceLine } from './render-invoice.ts';
export { renderMedicalLetter, type MedicalLetterInput } from './render-medical-letter.ts';
export { renderPrescription, type PrescriptionInput } from './render-prescription.ts';
export { checkSignaturePicture, SignaturePictureError } from './signature-picture.ts';
