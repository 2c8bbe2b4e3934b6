import type { WithdrawalInput } from '@blattwerk/contract/withdrawals/shapes';
import { withdrawalStates } from '@blattwerk/contract/withdrawals/states';
import { addressKey, attemptKey, takeOrNone, takeTry } from '../../kernel/attempts.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { isSameToken, sealedIdOf } from '../../kernel/sealed-token.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail, withdrawalToken } from '../mails/public.ts';
import { carryOutWithdrawal } from './carry-out.service.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { findByLink, insertDeclaration } from './declarations.queries.ts';

/** The limit of declarations from one network in an hour, so that our mails cannot be used against strangers. */
const maxDeclarations = 30;
/** The limit of receipts to one address in a day; the declaration counts beyond it, and the answer to the caller is the same. */
const maxReceipts = 5;
const linkLife = 30 * duration.days;

/** Counted outside of transactions. @returns whether the address gets a receipt still @throws auth.tooManyAttempts */
export const takeDeclaration = async (ctx: Ctx, email: string): Promise<boolean> => {
  await takeTry(ctx, [{ key: addressKey(ctx, 'withdrawals'), tries: maxDeclarations, within: duration.hours }]);
  return (await takeOrNone(ctx, [{ key: attemptKey(ctx, 'withdrawal-receipts', email), tries: maxReceipts, within: duration.days }])) === null;
};

const sendReceipt = (
  ctx: Ctx,
  row: Pick<Withdrawal, 'id' | 'name' | 'email' | 'treatmentNumber' | 'locale' | 'receivedAt'>,
  needsProof: boolean,
): Promise<void> => {
  const declared = { name: row.name, treatmentNumber: row.treatmentNumber, receivedAt: row.receivedAt.toISOString() };
  const to = { recipientAddress: row.email, locale: row.locale, dedupeKey: `withdrawal-received:${row.id}` };
  return needsProof
    ? queueMail(ctx, { ...to, template: 'withdrawal-received', params: { ...declared, withdrawalId: row.id } })
    : queueMail(ctx, { ...to, template: 'withdrawal-receipt', params: declared });
};

/**
 * Keeps a declaration and sends the receipt. Who is signed in needs no further proof: it is carried out at once. Else the link of the receipt proves
 * that it was not a stranger who typed the address.
 */
export const declareWithdrawal = async (ctx: Ctx, { name, email, ...rest }: WithdrawalInput, getsReceipt: boolean): Promise<Date> => {
  const receivedAt = ctx.clock.now();
  const { locale, actor } = ctx;
  const [treatmentNumber, text] = [rest.treatmentNumber ?? null, rest.text ?? null];
  const patientId = actor.role === 'patient' ? actor.id : undefined;
  const row = {
    ...{ id: newId(), name, email, treatmentNumber, text, locale, receivedAt, createdAt: receivedAt, updatedAt: receivedAt },
    ...(patientId ? { patientId, status: 'confirmed' as const, confirmedAt: receivedAt } : { status: withdrawalStates.initial }),
  };
  await insertDeclaration(ctx, row);
  await audit(ctx, { action: 'withdrawal.declare', objectType: 'withdrawal', objectId: row.id, patientId: patientId ?? null });
  if (getsReceipt) await sendReceipt(ctx, row, patientId === undefined);
  if (patientId) await carryOutWithdrawal(ctx, row.id, patientId);
  return receivedAt;
};

/** The click on the page that the receipt leads to. A second click finds it done. @throws token.invalid */
export const confirmWithdrawal = async (ctx: Ctx, token: string): Promise<void> => {
  const id = sealedIdOf(token);
  if (!id || !isSameToken(token, withdrawalToken(ctx.secrets, id))) throw failure('token.invalid');
  const row = await findByLink(ctx, id);
  if (!row) throw failure('token.invalid');
  if (row.status !== 'received') return;
  if (later(row.receivedAt, linkLife) < ctx.clock.now()) throw failure('token.invalid');
  await transition(ctx.trx, 'contract_withdrawals', row, { table: withdrawalStates, action: 'confirm', set: { confirmedAt: ctx.clock.now() } });
  await ctx.jobs.send('withdrawals.carry-out', { withdrawalId: row.id });
};
