import { fixedPeriods } from '@blattwerk/contract/retention/fixed-periods';
import type { QueryBuilder } from 'objection';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { deleteDue, type DeleteOlder } from '../deletions/public.ts';
import { heldAddresses, heldPatients } from '../legal-holds/public.ts';
import { linkLife } from './by-token.service.ts';
import { Alert } from './alert.model.ts';

/** An alert ends by itself after this long: who still waits asks again. */
const alertLife = fixedPeriods.alertDays * duration.days;

const deletePart = (ctx: Ctx, due: QueryBuilder<Alert>, limit: number): Promise<number> => {
  const free = due
    .where((query) => void query.whereNull('userId').orWhereNotIn('userId', heldPatients(ctx)))
    .where((query) => void query.whereNull('email').orWhereNotIn('email', heldAddresses(ctx)))
    .limit(limit)
    .select('id');
  return Alert.query(ctx.trx).whereIn('id', free).delete().execute();
};

const deleteUnconfirmed: DeleteOlder = (ctx, { before, limit }) =>
  deletePart(ctx, Alert.query(ctx.trx).where({ status: 'pending' }).where('askedAt', '<', before), limit);

const deleteExpired: DeleteOlder = (ctx, { before, limit }) =>
  deletePart(ctx, Alert.query(ctx.trx).where({ status: 'active' }).where('confirmedAt', '<', before), limit);

/** Deletes alerts that were not confirmed while their link was valid, and expired ones. */
export const forgetAlerts = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  return (
    (await deleteDue(ctx, { kind: 'alertRequests', before: later(now, -linkLife) }, [deleteUnconfirmed])) +
    (await deleteDue(ctx, { kind: 'alerts', before: later(now, -alertLife) }, [deleteExpired]))
  );
};
