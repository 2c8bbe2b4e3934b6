import { missingProfileFields, type Statuses } from '@blattwerk/contract/accounts/shapes';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import type { SupportDashboard, SupportTreatment } from '@blattwerk/contract/support-views/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import type { SupportViewer } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import type { User } from '../users/public.ts';

export interface ConsultationRow {
  startsAt: Date;
  endsAt: Date;
  status: ConsultationStatus;
  title: string | null;
  firstName: string;
  lastName: string;
}

interface Seen {
  viewer: SupportViewer;
  administrator: User;
  patient: User;
  statuses: Statuses;
  treatments: PatientTreatment[];
  consultations: ConsultationRow[];
}

/** A blocked questionnaire would say that an exclusion criterion applies, and that is health. */
const withoutHealth = (statuses: Statuses): Statuses => ({
  ...statuses,
  steps: { ...statuses.steps, healthState: statuses.steps.healthState === 'done' ? 'done' : 'todo' },
});

const presentTreatment = (treatment: PatientTreatment): SupportTreatment => ({
  id: treatment.id,
  number: treatment.number,
  status: treatment.status,
  createdAt: treatment.createdAt,
  submittedAt: treatment.submittedAt,
  dueAt: treatment.dueAt,
  clockStoppedAt: treatment.clockStoppedAt,
  decidedAt: treatment.decidedAt,
  doctorName: treatment.doctor?.name ?? null,
  isQuestionOpen: treatment.isQuestionOpen,
  deposit: treatment.deposit,
  prescriptions: treatment.prescriptions.map(({ number, status, issuedAt, validUntil, pharmacy }) => ({
    number,
    status,
    issuedAt,
    validUntil,
    pharmacy: pharmacy ? { name: pharmacy.name, city: pharmacy.city } : null,
  })),
  documents: treatment.documents,
  timeline: treatment.timeline,
});

/** Field by field: what is not named here does not reach the view. */
export const presentSupportDashboard = ({ viewer, administrator, patient, statuses, treatments, consultations }: Seen): SupportDashboard => {
  const missing = missingProfileFields('patient', patient);
  return {
    view: {
      reason: viewer.reason,
      openedAt: viewer.openedAt.toISOString(),
      expiresAt: viewer.expiresAt.toISOString(),
      administratorName: fullName({ firstName: administrator.firstName, lastName: administrator.lastName }),
    },
    patient: { id: patient.id, name: fullName({ title: patient.title, firstName: patient.firstName, lastName: patient.lastName }) },
    profile: { complete: missing.length === 0, missing },
    statuses: withoutHealth(statuses),
    treatments: treatments.map(presentTreatment),
    consultations: consultations.map((row) => ({
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      status: row.status,
      doctorName: fullName(row),
    })),
  };
};
