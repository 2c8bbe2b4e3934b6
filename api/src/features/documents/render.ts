import type { renderAgreement as drawAgreement } from './render-agreement.ts';
import type { renderConsentReceipt as drawConsentReceipt } from './render-consent-receipt.ts';
import type { renderDeletionProof as drawDeletionProof } from './render-deletion-proof.ts';
import type { renderInvoice as drawInvoice } from './render-invoice.ts';
import type { renderMedicalLetter as drawMedicalLetter } from './render-medical-letter.ts';
import type { renderPatientCard as drawPatientCard } from './render-patient-card.ts';
import type { renderPrescription as drawPrescription } from './render-prescription.ts';
import type { renderRecord as drawRecord } from './render-record.ts';
import type { renderTanSheet as drawTanSheet } from './render-tan-sheet.ts';
import type { renderTravelCertificate as drawTravelCertificate } from './render-travel-certificate.ts';

// Documents are seldom, and what draws them is large: a process loads it with its first one.
export const renderAgreement: typeof drawAgreement = async (input) => (await import('./render-agreement.ts')).renderAgreement(input);
export const renderConsentReceipt: typeof drawConsentReceipt = async (input) => (await import('./render-consent-receipt.ts')).renderConsentReceipt(input);
export const renderDeletionProof: typeof drawDeletionProof = async (input) => (await import('./render-deletion-proof.ts')).renderDeletionProof(input);
export const renderInvoice: typeof drawInvoice = async (input) => (await import('./render-invoice.ts')).renderInvoice(input);
export const renderMedicalLetter: typeof drawMedicalLetter = async (input) => (await import('./render-medical-letter.ts')).renderMedicalLetter(input);
export const renderPatientCard: typeof drawPatientCard = async (input) => (await import('./render-patient-card.ts')).renderPatientCard(input);
export const renderPrescription: typeof drawPrescription = async (input) => (await import('./render-prescription.ts')).renderPrescription(input);
export const renderRecord: typeof drawRecord = async (input) => (await import('./render-record.ts')).renderRecord(input);
export const renderTanSheet: typeof drawTanSheet = async (input) => (await import('./render-tan-sheet.ts')).renderTanSheet(input);
export const renderTravelCertificate: typeof drawTravelCertificate = async (input) =>
  (await import('./render-travel-certificate.ts')).renderTravelCertificate(input);
