import { DocumentIncompleteError } from './document-parties.ts';

/** What draws each kind. Documents are seldom, and what draws them is large: it is loaded with the first one. */
const drawings = {
  agreement: async () => (await import('./render-agreement.ts')).renderAgreement,
  consentReceipt: async () => (await import('./render-consent-receipt.ts')).renderConsentReceipt,
  deletionProof: async () => (await import('./render-deletion-proof.ts')).renderDeletionProof,
  invoice: async () => (await import('./render-invoice.ts')).renderInvoice,
  medicalLetter: async () => (await import('./render-medical-letter.ts')).renderMedicalLetter,
  patientCard: async () => (await import('./render-patient-card.ts')).renderPatientCard,
  prescription: async () => (await import('./render-prescription.ts')).renderPrescription,
  record: async () => (await import('./render-record.ts')).renderRecord,
  tanSheet: async () => (await import('./render-tan-sheet.ts')).renderTanSheet,
  travelCertificate: async () => (await import('./render-travel-certificate.ts')).renderTravelCertificate,
};

export type DrawingKind = keyof typeof drawings;
type Draw<K extends DrawingKind> = Awaited<ReturnType<(typeof drawings)[K]>>;
export type DrawingInput<K extends DrawingKind> = Parameters<Draw<K>>[0];

export interface DrawingOrder {
  kind: DrawingKind;
  input: unknown;
}
/** Errors lose their class on the way out of a thread. */
export type Drawn = { bytes: Uint8Array } | { missing: string[] };

/** Draws one document: the same in the thread that the request came to and in one of its own. */
export const drawDocument = async ({ kind, input }: DrawingOrder): Promise<Drawn> => {
  const draw = (await drawings[kind]()) as (given: unknown) => Promise<Buffer>;
  try {
    return { bytes: await draw(input) };
  } catch (error) {
    if (error instanceof DocumentIncompleteError) return { missing: error.fields };
    throw error;
  }
};
