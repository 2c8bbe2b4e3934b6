import { openPrescriptionStatuses } from '@blattwerk/contract/dashboard/office-shapes';
import type { PharmacyDashboard } from '@blattwerk/contract/dashboard/pharmacy-shapes';
import { tabOf } from '@blattwerk/contract/prescriptions/inbox';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { openPrescriptions } from './office-dashboard.queries.ts';
import { recentDays } from './pharmacy-dashboard.queries.ts';

/** What its inbox has, of the states that are not over. */
const inboxStatuses = openPrescriptionStatuses.filter((status) => tabOf(status) !== undefined);

/** The plots below what waits for a pharmacy, counted now. */
export const readPharmacyDashboard = async (ctx: Ctx<Member>): Promise<PharmacyDashboard> => ({
  prescriptions: await openPrescriptions(ctx, { statuses: inboxStatuses, pharmacyId: ctx.actor.pharmacyId }),
  days: await recentDays(ctx),
});
