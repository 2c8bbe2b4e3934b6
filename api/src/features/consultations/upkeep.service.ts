import { metadataKeptDays } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { Consultation } from './consultation.model.ts';
import { moveConsultation, noShowFee } from './end.service.ts';
import { notifyPatient } from './notices.service.ts';
import { readReminderHours, readRoomHours } from './room-hours.ts';

type Mark = 'remindedDayAt' | 'remindedHourAt';

/** Marks each appointment once; one that was booked within the span was told of when it was booked. */
const remind = async (ctx: Ctx, mark: Mark, hours: number): Promise<number> => {
  const now = ctx.clock.now();
  const ahead = hours * duration.hours;
  const due = await Consultation.query(ctx.trx)
    .where('status', 'booked')
    .whereNull(mark)
    .where('startsAt', '>', now)
    .where('startsAt', '<=', later(now, ahead))
    .orderBy('startsAt');
  return forEachContinue(ctx, due, (row) =>
    inTransaction(ctx, async (bound) => {
      const isMarked = await Consultation.query(bound.trx)
        .where({ id: row.id, status: 'booked', startsAt: row.startsAt })
        .whereNull(mark)
        .patch({ [mark]: now });
      const isNew = later(row.createdAt, ahead) > row.startsAt;
      if (isMarked > 0 && !isNew) await notifyPatient(bound, row, { template: 'consultation-reminder', cause: `${mark}:${row.startsAt.toISOString()}` });
    }),
  );
};

/** Twice before the start, each once, as long before as is set; 0 is never. */
export const remindAll = async (ctx: Ctx): Promise<number> => {
  const { first, last } = await readReminderHours(ctx);
  return (first > 0 ? await remind(ctx, 'remindedDayAt', first) : 0) + (last > 0 ? await remind(ctx, 'remindedHourAt', last) : 0);
};

/** Who did not come: the one who never entered a room in which the other one was. */
const missedBy = ({ patientJoinedAt, doctorJoinedAt }: Consultation): Consultation['noShow'] => {
  if ((patientJoinedAt === null) === (doctorJoinedAt === null)) return null;
  return patientJoinedAt === null ? 'patient' : 'doctor';
};

const expire = async (ctx: Ctx, row: Consultation): Promise<void> => {
  const noShow = missedBy(row);
  const noShowFeeCents = noShow === 'patient' ? await noShowFee(ctx, row) : null;
  await moveConsultation(ctx, row, 'expire', { noShow, noShowFeeCents }, { noShow, noShowFeeCents });
};

/** Consultations whose room has closed and which the doctor has not ended: they expire, with who did not come where that is known. */
export const expireMissed = async (ctx: Ctx): Promise<number> => {
  const { closes } = await readRoomHours(ctx);
  const closed = later(ctx.clock.now(), -closes * duration.minutes);
  const missed = await Consultation.query(ctx.trx)
    .where('status', 'booked')
    .where('endsAt', '<=', closed)
    .where((query) => query.whereNull('joinableUntil').orWhere('joinableUntil', '<=', ctx.clock.now()))
    .orderBy('startsAt');
  return forEachContinue(ctx, missed, (row) => inTransaction(ctx, (bound) => expire(bound, row)));
};

/** Who was in the room when is deleted within three months; the audit entry is the proof. */
export const purgeMetadata = async (ctx: Ctx): Promise<number> => {
  const before = later(ctx.clock.now(), -metadataKeptDays * duration.days);
  const due = await Consultation.query(ctx.trx)
    .where('endsAt', '<', before)
    .whereNull('metadataPurgedAt')
    .whereNotIn('patientId', heldPatients(ctx))
    .orderBy('endsAt')
    .limit(1000);
  return forEachContinue(ctx, due, (row) =>
    inTransaction(ctx, async (bound) => {
      const purged = { patientJoinedAt: null, doctorJoinedAt: null, metadataPurgedAt: ctx.clock.now() };
      const count = await Consultation.query(bound.trx).where('id', row.id).whereNull('metadataPurgedAt').patch(purged);
      if (count > 0) await audit(bound, { action: 'consultation.purge-metadata', objectType: 'consultation', objectId: row.id, patientId: row.patientId });
    }),
  );
};
