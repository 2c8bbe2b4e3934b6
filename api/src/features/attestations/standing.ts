import type { Ctx } from '../../kernel/ctx.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { findByCheckCode } from './attestations.queries.ts';

/** Whether the attestation with this code still holds; it names neither patient nor medicine. */
export const attestationStanding = async (ctx: Ctx, code: string): Promise<{ state: 'genuine' | 'revoked' | 'expired'; validUntil: string } | undefined> => {
  const row = await findByCheckCode(ctx, code);
  if (!row) return undefined;
  const { status, validUntil } = row;
  if (status === 'revoked') return { state: 'revoked', validUntil };
  return { state: validUntil < germanDay(ctx.clock.now()) ? 'expired' : 'genuine', validUntil };
};
