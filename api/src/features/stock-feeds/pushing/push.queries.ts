import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';

export interface NamedPush {
  feedId: string;
  idempotencyKey: string;
  contentHash: string;
}

/** Takes the name until a time; false when another delivery has it. */
export const claimName = async ({ trx, clock }: Ctx, named: NamedPush, until: Date): Promise<boolean> => {
  const taken = await rawRows(
    trx,
    `INSERT INTO feed_pushes AS push (feed_id, idempotency_key, content_hash, claimed_until, created_at) VALUES (:feedId, :idempotencyKey, :contentHash, :until, :now)
     ON CONFLICT (feed_id, idempotency_key) DO UPDATE SET claimed_until = excluded.claimed_until
       WHERE push.run_id IS NULL AND push.claimed_until <= :now AND push.content_hash = excluded.content_hash
     RETURNING feed_id`,
    { ...named, until, now: clock.now() },
  );
  return taken.length > 0;
};
