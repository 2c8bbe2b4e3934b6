export { DocumentIncompleteError, type DoctorParty, type PatientParty, type PersonName, type PostalAddress } from './document-parties.ts';
export { type DocumentMeta } from './document-frame.ts';
export { composeGoae, defaultGoaeItems, goaeNumbers, type GoaeComposition, type GoaeItem, type GoaeLine, type GoaeNumber, type GoaeProblem } from './goae.ts';
export { renderAgreement, type AgreementInput, type AgreementSignature } from './render-agreement.ts';
export { renderInvoice, type InvoiceInput, type InvoiceLine } from './render-invoice.ts';
export { renderMedicalLetter, type LetterPlanLine, type MedicalLetterInput } from './render-medical-letter.ts';
export { renderPrescription, type PrescriptionInput } from './render-prescription.ts';
export { type Seal } from './sign-off.ts';
export { checkSignaturePicture, SignaturePictureError } from './signature-picture.ts';
