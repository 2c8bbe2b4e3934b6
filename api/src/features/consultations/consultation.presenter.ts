import type { Consultation as Shown, ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import type { Consultation } from './consultation.model.ts';
import { isAhead, isJoinable, joinableFromOf, joinableUntilOf, mayCopyChat } from './consultation.policy.ts';
import type { PatientHours, RoomHours } from './room-hours.ts';

export type WithDoctor = Consultation & { doctorTitle: string | null; doctorFirstName: string; doctorLastName: string };

const abilitiesOf = (row: Consultation, hours: RoomHours, now: Date): Shown['abilities'] => [
  ...(isAhead(row, now) ? (['move', 'cancel'] as const) : []),
  ...(isJoinable(row, hours, now) ? (['join'] as const) : []),
];

/** For its patient: the doctor's note is not among it. */
export const presentConsultation = (row: WithDoctor, hours: PatientHours, now: Date): Shown => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  doctor: { id: row.doctorId, name: fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }) },
  treatmentId: row.treatmentId,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  joinableFrom: joinableFromOf(row, hours).toISOString(),
  joinableUntil: joinableUntilOf(row, hours).toISOString(),
  cancelledBy: row.cancelledBy,
  noShow: row.noShow,
  noShowFeeCents: row.noShowFeeCents,
  isByPhone: row.isByPhone,
  heldBy: row.heldBy,
  remindersHours: row.status === 'booked' ? hours.reminders.filter((ahead) => later(row.startsAt, -ahead * duration.hours) > now) : [],
  version: row.version,
  abilities: abilitiesOf(row, hours, now),
});

export interface OfficeRow extends WithDoctor {
  patientFirstName: string;
  patientLastName: string;
  patientPhone: string | null;
  treatmentNumber: string | null;
  isWaiting: boolean;
}

/** Minutes around an appointment that the business has set. */
interface OfficeHours extends RoomHours {
  noShow: number;
}

const officeAbilitiesOf = (row: Consultation, { actor, clock }: Ctx<Member>, hours: OfficeHours): ConsultationRecord['abilities'] => {
  const now = clock.now();
  if (row.status === 'completed' && actor.role === 'doctor' && mayCopyChat(row, hours, now)) return ['copy-chat'];
  if (row.status !== 'booked') return [];
  if (actor.role !== 'doctor') return ['cancel'];
  return [
    ...(isAhead(row, now) ? (['cancel', 'rebook'] as const) : (['complete'] as const)),
    ...(later(row.startsAt, hours.noShow * duration.minutes) <= now ? (['no-show'] as const) : []),
    ...(isJoinable(row, hours, now) ? (['join'] as const) : []),
    ...(mayCopyChat(row, hours, now) ? (['copy-chat'] as const) : []),
  ];
};

/** For the back office: administrators see that it took place, and not what was noted. */
export const presentRecord = (row: OfficeRow, ctx: Ctx<Member>, hours: OfficeHours): ConsultationRecord => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  doctorId: row.doctorId,
  doctorName: fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName }),
  patientId: row.patientId,
  patientName: fullName({ firstName: row.patientFirstName, lastName: row.patientLastName }),
  treatmentId: row.treatmentId,
  treatmentNumber: row.treatmentNumber,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  joinableFrom: joinableFromOf(row, hours).toISOString(),
  joinableUntil: joinableUntilOf(row, hours).toISOString(),
  cancelledBy: row.cancelledBy,
  noShow: row.noShow,
  noShowFeeCents: row.noShowFeeCents,
  isByPhone: row.isByPhone,
  heldBy: row.heldBy,
  call: row.calledAt === null || row.callMinutes === null ? null : { at: row.calledAt.toISOString(), minutes: row.callMinutes },
  patientPhone: ctx.actor.role === 'doctor' && row.status === 'booked' ? row.patientPhone : null,
  isWaiting: row.isWaiting,
  note: ctx.actor.role === 'doctor' ? row.note : null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  abilities: officeAbilitiesOf(row, ctx, hours),
});
