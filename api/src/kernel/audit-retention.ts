import type { Knex } from 'knex';
import type { Ctx } from './ctx.ts';

interface OldEntries {
  before: Date;
  limit: number;
  /** Entries of logins and checks of documents, or all the others. */
  about: 'sign-in' | 'everything-else';
  /** The people of whom nothing is deleted. */
  held: Knex.QueryBuilder;
}

/** Entries of the audit log whose time is over; the database refuses younger ones. @returns how many were deleted */
export const deleteOldEntries = ({ trx }: Ctx, { before, limit, about, held }: OldEntries): Promise<number> => {
  const due = trx('audit_events')
    .where('at', '<', before)
    .whereRaw(about === 'sign-in' ? 'is_sign_in_action(action)' : 'NOT is_sign_in_action(action)')
    .where((query) => void query.whereNull('patientId').orWhereNotIn('patientId', held))
    .limit(limit)
    .select('id');
  return trx('audit_events').whereIn('id', due).delete();
};
