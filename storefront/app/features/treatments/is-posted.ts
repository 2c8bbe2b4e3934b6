import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';

/** A signed original that is on its way, or has arrived, keeps the prescription with its pharmacy. */
export const isPosted = ({ original }: Pick<PatientPrescription, 'original'>): boolean => original !== null && original.status !== 'to-post';
