import { randomInt } from 'node:crypto';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { derivedSecret } from '../../kernel/secrets.ts';
import { RecoveryCode } from './factor.model.ts';

const codeCount = 10;
/** No look-alikes; ten of them are 50 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newRecoveryCode = (): string => {
  const drawn = Array.from({ length: 10 }, () => letters[randomInt(0, letters.length)]).join('');
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
};

/** As typed on a phone: case, spaces and hyphens do not count. */
const hashOf = (ctx: Ctx, userId: string, code: string): string =>
  derivedSecret(ctx.secrets.recoveryCode, `${userId}:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);

/** Ten new codes, to be shown once; the ones before stop working. */
export const renewRecoveryCodes = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: codeCount }, newRecoveryCode);
  await RecoveryCode.query(ctx.trx).where({ userId }).delete();
  await RecoveryCode.query(ctx.trx).insert(codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(ctx, userId, code), createdAt: ctx.clock.now() })));
  return codes;
};

/** Of two uses at once one wins. Gives the id of the code that was used, or null. */
export const spendRecoveryCode = async (ctx: Ctx, userId: string, code: string): Promise<string | null> => {
  const [used] = await RecoveryCode.query(ctx.trx)
    .where({ userId, codeHash: hashOf(ctx, userId, code) })
    .whereNull('usedAt')
    .patch({ usedAt: ctx.clock.now() })
    .returning('id');
  return used?.id ?? null;
};

export const recoveryCodesLeft = async (ctx: Ctx, userId: string): Promise<number> =>
  RecoveryCode.query(ctx.trx).where({ userId }).whereNull('usedAt').resultSize();
