import type { PharmacyDashboard } from '@blattwerk/contract/dashboard/pharmacy-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { lastDays } from './office-dashboard.queries.ts';

/** What arrived at the pharmacy and left it, day by day. */
export const recentDays = async (ctx: Ctx<Member>): Promise<PharmacyDashboard['days']> => {
  const { first, days, dayOf } = lastDays(ctx);
  const steps = { received: 'sent_at', ready: 'ready_at', dispensed: 'dispensed_at' } as const;
  const parts = Object.entries(steps).map(
    ([step, column]) =>
      `SELECT ${dayOf(column)} AS "on", ${Object.keys(steps)
        .map((one) => `${Number(one === step)} AS ${one}`)
        .join(', ')} FROM prescriptions WHERE pharmacy_id = :pharmacy AND ${column} >= :first`,
  );
  const rows = await rawRows<PharmacyDashboard['days'][number]>(
    ctx.trx,
    `SELECT "on", sum(received)::int AS received, sum(ready)::int AS ready, sum(dispensed)::int AS dispensed FROM (${parts.join(' UNION ALL ')}) AS steps GROUP BY 1`,
    { first, pharmacy: ctx.actor.pharmacyId },
  );
  return days.map((on) => rows.find((row) => row.on === on) ?? { on, received: 0, ready: 0, dispensed: 0 });
};
