import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../api/client.ts';

const treatmentsKey = ['treatment'] as const;

export interface Treatments {
  items: PatientTreatment[];
  total: number;
}

export const readTreatments = (): Promise<Treatments> => memberApi.get('/clients/treatment');

/** The patient's requests, newest first. */
export const useTreatments = (options: { refetchInterval?: number | false } = {}) => useQuery({ queryKey: treatmentsKey, queryFn: readTreatments, ...options });

export const isUnpaid = ({ status }: Pick<PatientTreatment, 'status'>): boolean => status === 'draft' || status === 'awaiting-payment';
