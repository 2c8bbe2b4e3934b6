import type { ReviewSummary, TeamMember } from '@blattwerk/contract/treatments/team-shapes';
import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { awayNow } from '../schedules/public.ts';

const endOfToday = (now: Date): Date => DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).endOf('day').toJSDate();

/** How far back the time of a decision is measured. */
const measuredDays = 7;

interface WorkRow {
  id: string;
  title: string | null;
  firstName: string;
  lastName: string;
  open: number;
  dueToday: number;
  decided: number;
  medianMinutes: number | null;
}

/** The doctors who review, with the work there is; nothing about a patient. */
export const listTeam = async (ctx: Ctx<Member>): Promise<TeamMember[]> => {
  const now = ctx.clock.now();
  const rows = await rawRows<WorkRow>(
    ctx.trx,
    `SELECT users.id, users.title, users.first_name, users.last_name, work.open, work.due_today, work.decided, work.median_minutes
     FROM review_workload(:until, :since) AS work JOIN users ON users.id = work.doctor_id JOIN doctors ON doctors.user_id = users.id
     WHERE users.status = 'active' AND doctors.is_working ORDER BY users.last_name, users.first_name, users.id`,
    { until: endOfToday(now), since: later(now, -measuredDays * duration.days) },
  );
  const names = new Map(rows.map((row) => [row.id, fullName(row)]));
  const away = await awayNow(ctx);
  return rows.map(({ id, open, dueToday, decided, medianMinutes }) => {
    const absence = away.get(id);
    const cover = absence?.coverDoctorId ?? null;
    const coverName = cover === null ? undefined : names.get(cover);
    return {
      ...{ id, name: names.get(id) ?? '', isMe: id === ctx.actor.id, open, dueToday, decided, medianMinutes, awayUntil: absence?.until ?? null },
      cover: cover !== null && coverName !== undefined ? { id: cover, name: coverName } : null,
    };
  });
};

type Numbers = Omit<ReviewSummary, 'questions'>;

/** What waits in each view of the queue. */
export const queueNumbers = async ({ trx, actor, clock }: Ctx<Member>): Promise<Numbers> => {
  const now = clock.now();
  const [numbers] = await rawRows<Numbers>(
    trx,
    `SELECT count(*)::int AS open,
       (count(*) FILTER (WHERE clock_stopped_at IS NULL AND is_own))::int AS mine,
       (count(*) FILTER (WHERE clock_stopped_at IS NULL AND NOT is_own))::int AS pool,
       (count(*) FILTER (WHERE clock_stopped_at IS NOT NULL))::int AS waiting,
       (count(*) FILTER (WHERE due_at BETWEEN :now AND :until))::int AS due_today,
       (count(*) FILTER (WHERE due_at BETWEEN :now AND :until AND is_own))::int AS due_today_mine,
       (count(*) FILTER (WHERE due_at < :now))::int AS overdue,
       (SELECT count(*) FROM unread_requests())::int AS unread
     FROM (SELECT clock_stopped_at, due_at, coalesce(doctor_id = :me, false) AS is_own FROM treatments
       WHERE status = 'in-review' AND held_decision_id IS NULL) AS waits`,
    { now, until: endOfToday(now), me: actor.id },
  );
  return numbers ?? { open: 0, mine: 0, pool: 0, waiting: 0, dueToday: 0, dueTodayMine: 0, overdue: 0, unread: 0 };
};
