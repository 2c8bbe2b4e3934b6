import type { Ctx } from '../kernel/ctx.ts';
import { deadLetterQueue } from './queue.ts';

const ended = ['completed', 'cancelled', 'failed'];

/** Jobs that ended before then, and those that failed for good. What is to be done by them is not there: `created` waits, `active` runs. @returns how many were deleted */
export const deleteOldJobs = ({ trx }: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = trx('pgboss.job')
    .where((query) => void query.whereIn('state', ended).where('completedOn', '<', before))
    .orWhere((query) => void query.where({ name: deadLetterQueue }).where('createdOn', '<', before))
    .limit(limit)
    .select('id');
  return trx('pgboss.job').whereIn('id', due).delete();
};
