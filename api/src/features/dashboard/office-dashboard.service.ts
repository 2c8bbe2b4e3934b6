import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { feedHealth } from '../stock-feeds/public.ts';
import { comingDue, openPrescriptions, recentDecisions, recentWeeks, weekAgainstWeek, workload } from './office-dashboard.queries.ts';
import { whatWaits } from './office-waiting.queries.ts';

/** An administrator's first page, counted now. */
export const readOfficeDashboard = async (ctx: Ctx): Promise<OfficeDashboard> => ({
  waiting: await whatWaits(ctx),
  decisions: await recentDecisions(ctx),
  due: await comingDue(ctx),
  feeds: await feedHealth(ctx),
  prescriptions: await openPrescriptions(ctx),
  weeks: await recentWeeks(ctx),
  doctors: await workload(ctx),
  week: await weekAgainstWeek(ctx),
});
