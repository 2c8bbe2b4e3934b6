import type { CrudFilters } from '@refinedev/core';
import type { PartProps } from '../../../components/record-parts.tsx';
import { RelatedConsultations, RelatedLog, RelatedPayments, RelatedPrescriptions, RelatedRequests } from '../../../components/related/related-records.tsx';

const ofPatient = (id: string): CrudFilters => [{ field: 'patientId', operator: 'eq', value: id }];

export const Requests = ({ id }: PartProps) => <RelatedRequests texts="patients" filters={ofPatient(id)} />;

export const Prescriptions = ({ id }: PartProps) => <RelatedPrescriptions texts="patients" filters={ofPatient(id)} />;

export const Consultations = ({ id }: PartProps) => <RelatedConsultations texts="patients" filters={ofPatient(id)} names={['doctor']} />;

export const Payments = ({ id }: PartProps) => <RelatedPayments texts="patients" filters={ofPatient(id)} />;

/** Everything that was done with the account and by it; who looked counts too. */
export const Log = ({ id }: PartProps) => <RelatedLog texts="patients" filters={ofPatient(id)} />;
