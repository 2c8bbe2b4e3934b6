import type { DoctorDashboard } from '@blattwerk/contract/dashboard/doctor-shapes';
import { statusesToPost } from '@blattwerk/contract/prescriptions/originals';
import { DateTime } from 'luxon';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

export interface OwnRow {
  id: string;
  number: string;
  patientId: string;
  firstName: string;
  lastName: string;
  at: Date;
}

const berlin = ({ clock }: Ctx): DateTime => DateTime.fromJSDate(clock.now(), { zone: 'Europe/Berlin' });
const mostRows = 20;
/** How many days the curve of what comes due has. */
const curveDays = 7;
const waits = `treatments.status = 'in-review' AND treatments.held_decision_id IS NULL`;

/** Own requests that are late or due today, the most urgent first. */
export const dueRequests = (ctx: Ctx<Member>): Promise<OwnRow[]> =>
  rawRows<OwnRow>(
    ctx.trx,
    `SELECT treatments.id, number, patient_id, first_name, last_name, due_at AS at FROM treatments JOIN users ON users.id = patient_id
     WHERE ${waits} AND doctor_id = :me AND due_at <= :until ORDER BY due_at, treatments.id LIMIT ${mostRows}`,
    { me: ctx.actor.id, until: berlin(ctx).endOf('day').toJSDate() },
  );

/** Own requests under review in which the last word is the patient's, and approved ones with a message that is not read; the oldest first. */
export const answeredRequests = (ctx: Ctx<Member>): Promise<OwnRow[]> =>
  rawRows<OwnRow>(
    ctx.trx,
    `SELECT treatments.id, number, treatments.patient_id, first_name, last_name, last.created_at AS at
     FROM treatments JOIN users ON users.id = treatments.patient_id
     JOIN LATERAL (SELECT kind, created_at FROM treatment_messages WHERE treatment_id = treatments.id AND kind <> 'note'
       ORDER BY created_at DESC, id DESC LIMIT 1) AS last ON last.kind IN ('answer', 'message')
     WHERE doctor_id = :me AND treatments.id IN (SELECT id FROM treatments WHERE ${waits} AND doctor_id = :me UNION SELECT unread_requests())
     ORDER BY last.created_at, treatments.id LIMIT ${mostRows}`,
    { me: ctx.actor.id },
  );

/** Unassigned requests. */
export const poolNumbers = async (ctx: Ctx<Member>): Promise<DoctorDashboard['pool']> => {
  const [row] = await rawRows<DoctorDashboard['pool']>(
    ctx.trx,
    `SELECT count(*)::int AS open, (count(*) FILTER (WHERE due_at <= :until))::int AS due_today FROM treatments
     WHERE ${waits} AND clock_stopped_at IS NULL AND (doctor_id IS NULL OR (doctor_id <> :me AND coalesce(claim_expires_at, :now) <= :now))`,
    { me: ctx.actor.id, now: ctx.clock.now(), until: berlin(ctx).endOf('day').toJSDate() },
  );
  return row ?? { open: 0, dueToday: 0 };
};

/** Own prescriptions on paper that are with a pharmacy and not posted yet. */
export const countToPost = async (ctx: Ctx<Member>): Promise<number> => {
  const [row] = await rawRows<{ open: number }>(
    ctx.trx,
    `SELECT count(*)::int AS open FROM prescriptions WHERE doctor_id = :me AND original = 'to-post' AND status = ANY (:statuses)`,
    { me: ctx.actor.id, statuses: [...statusesToPost] },
  );
  return row?.open ?? 0;
};

interface DayRow {
  on: string;
  mine: number;
  free: number;
}

/** What comes due on each of the coming days; what is late counts as today's. */
export const upcomingDue = async (ctx: Ctx<Member>): Promise<DoctorDashboard['dueCurve']> => {
  const today = berlin(ctx).startOf('day');
  const rows = await rawRows<DayRow>(
    ctx.trx,
    `SELECT to_char(greatest(due_at, :today) AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD') AS "on", (count(*) FILTER (WHERE doctor_id = :me))::int AS mine,
       (count(*) FILTER (WHERE doctor_id IS NULL))::int AS free
     FROM treatments WHERE ${waits} AND due_at < :until GROUP BY 1`,
    { me: ctx.actor.id, today: today.toJSDate(), until: today.plus({ days: curveDays }).toJSDate() },
  );
  return Array.from({ length: curveDays }, (_, days) => {
    const on = today.plus({ days }).toISODate() ?? '';
    const row = rows.find((one) => one.on === on);
    return { on, mine: row?.mine ?? 0, free: row?.free ?? 0 };
  });
};

/** The doctor's week since Monday. */
export const ownWeek = async (ctx: Ctx<Member>): Promise<DoctorDashboard['week']> => {
  const [row] = await rawRows<DoctorDashboard['week']>(
    ctx.trx,
    `SELECT (count(*) FILTER (WHERE status = 'approved'))::int AS approved, (count(*) FILTER (WHERE status = 'declined'))::int AS declined,
       (count(*) FILTER (WHERE decided_at <= due_at))::int AS on_time,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - claimed_at) / 60))::int AS median_minutes,
       (SELECT count(*)::int FROM consultations WHERE doctor_id = :me AND status = 'completed' AND completed_at >= :monday) AS consultations
     FROM treatments WHERE doctor_id = :me AND decided_at >= :monday AND status IN ('approved', 'declined')`,
    { me: ctx.actor.id, monday: berlin(ctx).startOf('week').toJSDate() },
  );
  return row ?? { approved: 0, declined: 0, onTime: 0, medianMinutes: null, consultations: 0 };
};
