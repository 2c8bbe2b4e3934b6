import type { Dashboard } from '@blattwerk/contract/backoffice/shapes';
import { inboxTabs } from '@blattwerk/contract/prescriptions/inbox';
import { DateTime } from 'luxon';
import { deadLetterQueue } from '../../jobs/queue.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { consultationsOfToday } from '../consultations/public.ts';
import { countOpenTasks } from '../delivery-tasks/public.ts';
import { countOpenQuestions } from '../pharmacy-questions/public.ts';

const nothing: Dashboard = {
  treatmentsInReview: null,
  treatmentsOverdue: null,
  treatmentsDueToday: null,
  myTreatments: null,
  consultationsToday: null,
  consultationsWaiting: null,
  consultationsMissed: null,
  nextConsultation: null,
  questionsOpen: null,
  prescriptionsNew: null,
  prescriptionsInWork: null,
  prescriptionsReady: null,
  deliveryTasksOpen: null,
  feedsFailing: null,
  runsQuarantined: null,
  refundsPending: null,
  jobsDead: null,
  patientsNew7Days: null,
};

const count = async (ctx: Ctx, sql: string, bindings: Record<string, unknown>): Promise<Partial<Dashboard>> =>
  (await rawRows<Partial<Dashboard>>(ctx.trx, sql, bindings))[0] ?? {};

const queueNumbers = (ctx: Ctx<Member>): Promise<Partial<Dashboard>> => {
  const now = ctx.clock.now();
  const endOfDay = DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).endOf('day').toJSDate();
  const sql = `SELECT count(*)::int AS treatments_in_review,
      count(*) FILTER (WHERE due_at < :now)::int AS treatments_overdue,
      count(*) FILTER (WHERE due_at BETWEEN :now AND :endOfDay)::int AS treatments_due_today,
      count(*) FILTER (WHERE doctor_id = :me)::int AS my_treatments
    FROM treatments WHERE status = 'in-review' AND held_decision_id IS NULL`;
  return count(ctx, sql, { now, endOfDay, me: ctx.actor.id });
};

/** The tabs of the inbox. */
const inboxNumbers = (ctx: Ctx<Member>): Promise<Partial<Dashboard>> =>
  count(
    ctx,
    `SELECT count(*) FILTER (WHERE status = ANY (:new))::int AS prescriptions_new,
        count(*) FILTER (WHERE status = ANY (:inWork))::int AS prescriptions_in_work,
        count(*) FILTER (WHERE status = ANY (:ready))::int AS prescriptions_ready
      FROM prescriptions WHERE pharmacy_id = :pharmacy`,
    { pharmacy: ctx.actor.pharmacyId, new: [...inboxTabs.new], inWork: [...inboxTabs['in-work']], ready: [...inboxTabs.ready] },
  );

const feedNumbers = (ctx: Ctx<Member>): Promise<Partial<Dashboard>> =>
  count(
    ctx,
    `WITH last AS (
        SELECT DISTINCT ON (feed_id) feed_runs.status FROM feed_runs JOIN stock_feeds ON stock_feeds.id = feed_runs.feed_id
        WHERE (CAST(:pharmacy AS uuid) IS NULL OR stock_feeds.pharmacy_id = :pharmacy) ORDER BY feed_id, started_at DESC
      )
      SELECT count(*) FILTER (WHERE status = 'failed')::int AS feeds_failing, count(*) FILTER (WHERE status = 'quarantined')::int AS runs_quarantined FROM last`,
    { pharmacy: ctx.actor.pharmacyId },
  );

const officeNumbers = (ctx: Ctx<Member>): Promise<Partial<Dashboard>> =>
  count(
    ctx,
    `SELECT (SELECT count(*)::int FROM payments WHERE status = 'refund-pending') AS refunds_pending,
        (SELECT count(*)::int FROM pgboss.job WHERE name = :dead) AS jobs_dead,
        (SELECT count(*)::int FROM users WHERE role = 'patient' AND created_at > :since) AS patients_new7_days`,
    { dead: deadLetterQueue, since: later(ctx.clock.now(), -7 * duration.days) },
  );

const deliveryNumbers = async (ctx: Ctx<Member>): Promise<Partial<Dashboard>> => ({ deliveryTasksOpen: await countOpenTasks(ctx) });

const questionNumbers = async (ctx: Ctx<Member>): Promise<Partial<Dashboard>> => ({ questionsOpen: await countOpenQuestions(ctx) });

const parts = {
  patient: [],
  doctor: [queueNumbers, consultationsOfToday, questionNumbers],
  pharmacy: [inboxNumbers, feedNumbers],
  admin: [queueNumbers, consultationsOfToday, feedNumbers, officeNumbers, deliveryNumbers],
} as const;

/** The numbers that matter to the role, counted now. */
export const readDashboard = async (ctx: Ctx<Member>): Promise<Dashboard> => {
  const dashboard = { ...nothing };
  for (const part of parts[ctx.actor.role]) Object.assign(dashboard, await part(ctx));
  return ctx.actor.role === 'admin' ? { ...dashboard, myTreatments: null } : dashboard;
};
