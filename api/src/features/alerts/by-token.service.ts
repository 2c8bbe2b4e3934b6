import { fixedPeriods } from '@blattwerk/contract/retention/fixed-periods';
import type { OpenedAlert } from '@blattwerk/contract/alerts/shapes';
import { alertStates, type AlertStatus } from '@blattwerk/contract/alerts/states';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { isSameToken, sealedIdOf } from '../../kernel/sealed-token.ts';
import { transition } from '../../kernel/state-machine.ts';
import { alertConfirmToken, alertToken } from '../mails/public.ts';
import { Alert } from './alert.model.ts';
import { subjectOf } from './own-alerts.queries.ts';

/** How long an alert can be confirmed; unconfirmed alerts are deleted then. */
export const linkLife = fixedPeriods.alertRequestDays * duration.days;

interface AlertRow {
  id: string;
  status: AlertStatus;
  askedAt: Date;
}

/** The click on the page that the mail leads to. A second click finds it done. @throws token.invalid */
export const confirmAlert = async (ctx: Ctx, token: string): Promise<void> => {
  const id = sealedIdOf(token);
  const row: AlertRow | undefined = id ? await Alert.query(ctx.trx).where({ id }).forUpdate().select('id', 'status', 'askedAt').first() : undefined;
  if (!row || !isSameToken(token, alertConfirmToken(ctx.secrets, row.id, row.askedAt))) throw failure('token.invalid');
  if (row.status === 'active') return;
  if (later(row.askedAt, linkLife) < ctx.clock.now()) throw failure('token.invalid');
  await transition(ctx.trx, 'alerts', row, { table: alertStates, action: 'confirm', set: { confirmedAt: ctx.clock.now() } });
};

/** @throws token.invalid for an unknown one */
const genuineId = (ctx: Ctx, token: string): string => {
  const id = sealedIdOf(token);
  if (!id || !isSameToken(token, alertToken(ctx.secrets, id))) throw failure('token.invalid');
  return id;
};

/** By the link of any of its mails, without a login, as often as it is pressed. @throws token.invalid */
export const endAlert = async (ctx: Ctx, token: string): Promise<void> =>
  void (await Alert.query(ctx.trx)
    .where({ id: genuineId(ctx, token) })
    .delete());

/** What a mail's link is about. @throws token.invalid, server.notFound for one that has ended */
export const openAlert = async (ctx: Ctx, token: string): Promise<OpenedAlert> => {
  const { kind, slug, name } = found(await subjectOf(ctx, genuineId(ctx, token)));
  return { kind, product: { slug, name } };
};
