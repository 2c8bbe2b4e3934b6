import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import { withdrawalStates, type WithdrawalOutcome } from '@blattwerk/contract/withdrawals/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { cancelTreatment, Treatment } from '../treatments/public.ts';
import { User } from '../users/public.ts';
import { Withdrawal } from './withdrawal.model.ts';

/** The request that is meant: the one of the number, else the open one, else the newest. */
const meantBy = async (ctx: Ctx, { treatmentNumber }: Withdrawal, patientId: string): Promise<Treatment | undefined> => {
  const own = Treatment.query(ctx.trx).where({ patientId });
  if (treatmentNumber !== null) return own.findOne({ number: treatmentNumber.trim().toUpperCase() });
  const requests = await own.orderBy('createdAt', 'desc');
  return requests.find(({ status }) => openTreatmentStatuses.includes(status as (typeof openTreatmentStatuses)[number])) ?? requests[0];
};

const outcomeFor = (request: Treatment | undefined): WithdrawalOutcome => {
  if (!request) return 'unassigned';
  if (openTreatmentStatuses.includes(request.status as (typeof openTreatmentStatuses)[number])) return 'cancelled';
  return request.status === 'approved' || request.status === 'declined' ? 'decided' : 'ended';
};

/** What did not end by itself is explained by mail, and stays with staff. */
const explain = (ctx: Ctx, { id, email, locale, name }: Withdrawal, outcome: Exclude<WithdrawalOutcome, 'cancelled'>): Promise<void> =>
  queueMail(ctx, { template: 'withdrawal-outcome', recipientAddress: email, locale, params: { name, outcome }, dedupeKey: `withdrawal-outcome:${id}` });

const patientOf = async (ctx: Ctx, email: string): Promise<string | undefined> =>
  (await User.query(ctx.trx).findOne({ email, role: 'patient' }).whereNotNull('mailConfirmedAt'))?.id;

/**
 * Carries a confirmed withdrawal out: an open request ends, with the deposit back. `patientId` is who is signed in; else the proven mailbox says
 * whose request it is. Called twice, it happens once.
 */
export const carryOutWithdrawal = async (ctx: Ctx, id: string, patientId?: string): Promise<void> => {
  const row = await Withdrawal.query(ctx.trx).findById(id).forUpdate();
  if (row?.status !== 'confirmed' || row.outcome !== null) return;
  const owner = patientId ?? (await patientOf(ctx, row.email));
  const request = owner ? await meantBy(ctx, row, owner) : undefined;
  const outcome = outcomeFor(request);
  await row
    .$query(ctx.trx)
    .patch({ outcome, patientId: owner ?? null, treatmentId: request?.id ?? null, version: row.version + 1, updatedAt: ctx.clock.now() });
  await audit(ctx, {
    action: 'withdrawal.carry-out',
    objectType: 'withdrawal',
    objectId: id,
    patientId: request?.patientId ?? null,
    after: { outcome },
  });
  if (outcome !== 'cancelled' || !request) return explain(ctx, row, outcome === 'cancelled' ? 'unassigned' : outcome);
  await cancelTreatment(ctx, request.id);
  const version = row.version + 1;
  await transition(ctx.trx, 'contract_withdrawals', { ...row, version }, { table: withdrawalStates, action: 'done', set: { doneAt: ctx.clock.now() } });
};
