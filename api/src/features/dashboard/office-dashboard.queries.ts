import { openPrescriptionStatuses, type OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { statusSince } from '../prescriptions/public.ts';

const daysBack = 14;
const daysAhead = 7;
const weeksBack = 8;

const berlin = ({ clock }: Ctx): DateTime => DateTime.fromJSDate(clock.now(), { zone: 'Europe/Berlin' });
/** `YYYY-MM-DD` of the day or of its week's Monday, by the clock in Germany. */
const dayOf = (column: string): string => `to_char(${column} AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD')`;
const weekOf = (column: string): string => `to_char(date_trunc('week', ${column} AT TIME ZONE 'Europe/Berlin'), 'YYYY-MM-DD')`;
const dateOf = (time: DateTime): string => time.toISODate() ?? '';

/** The last two weeks, today last, and how a time is one of their days. */
export const lastDays = (ctx: Ctx): { first: Date; days: string[]; dayOf: (column: string) => string } => {
  const first = berlin(ctx).startOf('day').minus({ days: daysBack - 1 }); // prettier-ignore
  return { first: first.toJSDate(), days: Array.from({ length: daysBack }, (_, days) => dateOf(first.plus({ days }))), dayOf };
};

/** Requests that came in, and what was decided, day by day. */
export const recentDecisions = async (ctx: Ctx): Promise<OfficeDashboard['decisions']> => {
  const { first, days } = lastDays(ctx);
  const rows = await rawRows<OfficeDashboard['decisions'][number]>(
    ctx.trx,
    `SELECT "on", sum(received)::int AS received, sum(approved)::int AS approved, sum(declined)::int AS declined FROM (
       SELECT ${dayOf('submitted_at')} AS "on", 1 AS received, 0 AS approved, 0 AS declined FROM treatments WHERE submitted_at >= :first
       UNION ALL
       SELECT ${dayOf('decided_at')}, 0, (status = 'approved')::int, (status = 'declined')::int FROM treatments
         WHERE decided_at >= :first AND status IN ('approved', 'declined')) AS steps GROUP BY 1`,
    { first },
  );
  return days.map((on) => rows.find((row) => row.on === on) ?? { on, received: 0, approved: 0, declined: 0 });
};

/** What comes due; what is late stands with today. */
export const comingDue = async (ctx: Ctx): Promise<OfficeDashboard['due']> => {
  const today = berlin(ctx).startOf('day');
  const rows = await rawRows<OfficeDashboard['due'][number]>(
    ctx.trx,
    `SELECT ${dayOf('greatest(due_at, :today)')} AS "on", (count(*) FILTER (WHERE due_at < :now))::int AS late,
       (count(*) FILTER (WHERE due_at >= :now AND doctor_id IS NOT NULL))::int AS assigned,
       (count(*) FILTER (WHERE due_at >= :now AND doctor_id IS NULL))::int AS free
     FROM treatments WHERE status = 'in-review' AND held_decision_id IS NULL AND due_at < :until GROUP BY 1`,
    { today: today.toJSDate(), now: ctx.clock.now(), until: today.plus({ days: daysAhead }).toJSDate() },
  );
  return Array.from({ length: daysAhead }, (_, days) => {
    const on = dateOf(today.plus({ days }));
    return rows.find((row) => row.on === on) ?? { on, late: 0, assigned: 0, free: 0 };
  });
};

interface Asked {
  statuses?: readonly OfficeDashboard['prescriptions'][number]['status'][];
  pharmacyId?: string | null;
}

/** Prescriptions that are not over, by state and by how long they have been in it; everywhere, or at one pharmacy. */
export const openPrescriptions = async (
  ctx: Ctx,
  { statuses = openPrescriptionStatuses, pharmacyId = null }: Asked = {},
): Promise<OfficeDashboard['prescriptions']> => {
  const now = berlin(ctx);
  const rows = await rawRows<OfficeDashboard['prescriptions'][number]>(
    ctx.trx,
    `SELECT status, (count(*) FILTER (WHERE since >= :day))::int AS day, (count(*) FILTER (WHERE since < :day AND since >= :three))::int AS three_days,
       (count(*) FILTER (WHERE since < :three))::int AS longer
     FROM (SELECT status, ${statusSince} AS since FROM prescriptions
       WHERE status = ANY (:open) AND (CAST(:pharmacyId AS uuid) IS NULL OR pharmacy_id = :pharmacyId)) AS open GROUP BY status`,
    { day: now.minus({ days: 1 }).toJSDate(), three: now.minus({ days: 3 }).toJSDate(), open: [...statuses], pharmacyId },
  );
  return statuses.map((status) => rows.find((row) => row.status === status) ?? { status, day: 0, threeDays: 0, longer: 0 });
};

/** Refunds and appointments week by week. */
export const recentWeeks = async (ctx: Ctx): Promise<OfficeDashboard['weeks']> => {
  const first = berlin(ctx).startOf('week').minus({ weeks: weeksBack - 1 }); // prettier-ignore
  const rows = await rawRows<OfficeDashboard['weeks'][number]>(
    ctx.trx,
    `SELECT starts_on, sum(refunds)::int AS refunds, sum(refunded_cents)::int AS refunded_cents, sum(completed)::int AS completed,
       sum(no_shows)::int AS no_shows, sum(cancelled)::int AS cancelled
     FROM (SELECT ${weekOf('refunded_at')} AS starts_on, 1 AS refunds, amount_cents AS refunded_cents, 0 AS completed, 0 AS no_shows, 0 AS cancelled
         FROM refunds WHERE refunded_at >= :first
       UNION ALL
       SELECT ${weekOf('starts_at')}, 0, 0, (status = 'completed')::int, (status <> 'completed' AND no_show IS NOT NULL)::int, (status = 'cancelled')::int
         FROM consultations WHERE starts_at >= :first AND starts_at < :now) AS steps GROUP BY 1`,
    { first: first.toJSDate(), now: ctx.clock.now() },
  );
  return Array.from({ length: weeksBack }, (_, weeks) => {
    const startsOn = dateOf(first.plus({ weeks }));
    return rows.find((row) => row.startsOn === startsOn) ?? { startsOn, refunds: 0, refundedCents: 0, completed: 0, noShows: 0, cancelled: 0 };
  });
};

interface DoctorRow extends Omit<OfficeDashboard['doctors'][number], 'name'> {
  title: string | null;
  firstName: string;
  lastName: string;
}

/** Active doctors with what they have to decide and have decided in seven days; who has most to do first. Neither reads what was decided long ago. */
export const workload = async (ctx: Ctx): Promise<OfficeDashboard['doctors']> => {
  const now = berlin(ctx);
  const rows = await rawRows<DoctorRow>(
    ctx.trx,
    `SELECT users.id, title, first_name, last_name, (count(*) FILTER (WHERE is_open))::int AS open, (count(*) FILTER (WHERE due_at <= :endOfDay))::int AS due_today,
       count(decided_at)::int AS decided
     FROM users LEFT JOIN (
       SELECT doctor_id, true AS is_open, due_at, NULL AS decided_at FROM treatments WHERE status = 'in-review' AND held_decision_id IS NULL
       UNION ALL SELECT doctor_id, false, NULL, decided_at FROM treatments WHERE decided_at >= :week) AS requests ON doctor_id = users.id
     WHERE role = 'doctor' AND users.status = 'active' GROUP BY users.id ORDER BY open DESC, decided DESC, last_name, users.id LIMIT 20`,
    { endOfDay: now.endOf('day').toJSDate(), week: now.minus({ days: 7 }).toJSDate() },
  );
  return rows.map(({ id, open, dueToday, decided, ...person }) => ({ id, name: fullName(person), open, dueToday, decided }));
};

const weekParts = {
  received: `SELECT submitted_at AS at FROM treatments`,
  decided: `SELECT decided_at AS at FROM treatments WHERE status IN ('approved', 'declined')`,
  onTime: `SELECT decided_at AS at FROM treatments WHERE status IN ('approved', 'declined') AND decided_at <= due_at`,
  prescriptions: `SELECT issued_at AS at FROM prescriptions WHERE status <> 'replaced'`,
  dispensed: `SELECT dispensed_at AS at FROM prescriptions`,
  consultations: `SELECT completed_at AS at FROM consultations WHERE status = 'completed'`,
  patients: `SELECT created_at AS at FROM users WHERE role = 'patient'`,
} as const satisfies Record<keyof OfficeDashboard['week'], string>;

/** This week since Monday beside the week before up to the same moment. */
export const weekAgainstWeek = async (ctx: Ctx): Promise<OfficeDashboard['week']> => {
  const now = berlin(ctx);
  const monday = now.startOf('week');
  const parts = Object.entries(weekParts).map(
    ([part, sql]) =>
      `SELECT '${part}' AS part, (count(*) FILTER (WHERE at >= :monday))::int AS now, (count(*) FILTER (WHERE at < :sameMoment))::int AS before
       FROM (${sql}) AS ${part.toLowerCase()} WHERE at >= :lastMonday AND at < :now`,
  );
  const rows = await rawRows<{ part: keyof OfficeDashboard['week']; now: number; before: number }>(ctx.trx, parts.join(' UNION ALL '), {
    monday: monday.toJSDate(),
    lastMonday: monday.minus({ weeks: 1 }).toJSDate(),
    sameMoment: now.minus({ weeks: 1 }).toJSDate(),
    now: now.toJSDate(),
  });
  return Object.fromEntries(rows.map(({ part, ...counts }) => [part, { now: counts.now, before: counts.before }])) as OfficeDashboard['week'];
};
