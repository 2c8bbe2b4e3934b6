import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** Accounts handled in one night; the next night goes on. */
const atOnce = 500;

export interface Unused {
  id: string;
  locale: 'de' | 'en';
  noticedAt: Date | null;
  eraseAfter: Date | null;
}

/** Patients who have not used their account since then, and what they have been told about it. */
export const findUnused = (ctx: Ctx, since: Date): Promise<Unused[]> =>
  rawRows<Unused>(
    ctx.trx,
    `SELECT users.id, users.locale, inactivity_notices.noticed_at, inactivity_notices.erase_after
     FROM users LEFT JOIN inactivity_notices ON inactivity_notices.user_id = users.id
     WHERE users.role = 'patient' AND users.status = 'active' AND users.created_at < :since
       AND (inactivity_notices.user_id IS NULL OR inactivity_notices.erase_after <= :now)
       AND NOT EXISTS (SELECT FROM sessions WHERE sessions.user_id = users.id AND sessions.last_used_at >= :since)
       AND NOT EXISTS (SELECT FROM treatments WHERE treatments.patient_id = users.id AND treatments.submitted_at IS NOT NULL)
     ORDER BY users.id LIMIT :atOnce`,
    { since, now: ctx.clock.now(), atOnce },
  );

/** Notes that a person was told; false where another run did so before. */
export const insertNotice = async ({ trx }: Ctx, notice: { userId: string; noticedAt: Date; eraseAfter: Date }): Promise<boolean> =>
  (await trx('inactivity_notices').insert(notice).onConflict('user_id').ignore().returning('userId')).length > 0;

/** A login clears the notice. */
export const deleteNoticesOfUsed = async ({ trx }: Ctx): Promise<void> =>
  void (await trx('inactivity_notices')
    .whereExists(trx('sessions').whereRaw('sessions.user_id = inactivity_notices.user_id AND sessions.last_used_at > noticed_at').select(trx.raw('1')))
    .delete());
