import type { PharmacyQuestion } from './pharmacy-question.model.ts';

export interface QuestionRow extends PharmacyQuestion {
  prescriptionNumber: string;
  treatmentId: string;
  treatmentNumber: string | null;
  productName: string;
  patientFirstName: string;
  patientLastName: string;
  pharmacyName: string | null;
  pharmacyPhone: string | null;
  doctorTitle: string | null;
  doctorFirstName: string;
  doctorLastName: string;
  answererTitle: string | null;
  answererFirstName: string | null;
  answererLastName: string | null;
  /** Open, and the prescription is where it was asked about. */
  isLive: boolean;
  shownStatus: PharmacyQuestion['status'];
}
