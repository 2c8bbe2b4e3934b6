import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import { AgeRefusal } from './age-refusal.model.ts';

const hashOf = (email: string): string => sha256(email.trim().toLowerCase());
const birthHashOf = (email: string, bornOn: string): string => sha256(`${hashOf(email)} ${bornOn}`);

/** A refusal stays although the registration is none; `ctx` must not be bound to a transaction. The audit log does not say whose address it was. */
export const recordAgeRefusal = (ctx: Ctx, email: string, bornOn: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const row = { emailHash: hashOf(email), birthHash: birthHashOf(email, bornOn), refusedAt: bound.clock.now() };
    await AgeRefusal.query(bound.trx).insert(row).onConflict('emailHash').merge();
    await audit(bound, { action: 'account.refuse-age', objectType: 'registration' });
  });

/** When this address was refused as a minor's with another date of birth than the account has. */
export const otherBirthRefusedAt = async (ctx: Ctx, { email, bornOn }: { email: string; bornOn: string | null }): Promise<Date | undefined> => {
  const refusal = await AgeRefusal.query(ctx.trx).findOne({ emailHash: hashOf(email) });
  return refusal && refusal.birthHash !== birthHashOf(email, bornOn ?? '') ? refusal.refusedAt : undefined;
};

/** @returns how many were deleted, at most `limit` */
export const deleteOldAgeRefusals = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = AgeRefusal.query(ctx.trx).where('refusedAt', '<=', before).limit(limit).select('emailHash');
  return AgeRefusal.query(ctx.trx).whereIn('emailHash', due).delete().execute();
};

/** With the account's own data the refusal goes too. */
export const deleteAgeRefusalOf = async (ctx: Ctx, email: string): Promise<void> =>
  void (await AgeRefusal.query(ctx.trx)
    .where({ emailHash: hashOf(email) })
    .delete());
