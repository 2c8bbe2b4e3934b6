import * as operations from '@blattwerk/contract/alerts/operations';
import { publicFactory } from '../../../http/factories.ts';
import { type Ctx, type Member, inTransaction } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { askByAddress, askForOwn, takeRequest } from '../ask.service.ts';
import { confirmAlert, endAlert, openAlert } from '../by-token.service.ts';
import { alertMessages } from '../messages.ts';

const isPatient = (ctx: Ctx): ctx is Ctx<Member> => ctx.actor.role === 'patient';

export const askForAlertEndpoint = publicFactory.buildUnbound(operations.askForAlert, async ({ ctx, input: { email, ...wish } }) => {
  if (isPatient(ctx)) return inTransaction(ctx, (bound) => askForOwn(bound, wish));
  if (email === undefined) throw failure('server.badRequest', { fields: [{ path: 'email', message: 'email.invalid' }] });
  await takeRequest(ctx);
  return inTransaction(ctx, (bound) => askByAddress(bound, email, wish));
});

export const confirmAlertEndpoint = publicFactory.build(operations.confirmAlert, async ({ ctx, input }) => {
  await confirmAlert(ctx, input.token);
  return { message: alertMessages.confirmed[ctx.locale] };
});

/** Also the address of a mail program's one click (RFC 8058), which sends a form: the token is in the path. */
export const endAlertEndpoint = publicFactory.build(operations.endAlert, async ({ ctx, input }) => {
  await endAlert(ctx, input.token);
  return { message: alertMessages.ended[ctx.locale] };
});

/** Sent with a body, so that the token stands in no address. */
export const openAlertEndpoint = publicFactory.build(operations.openAlert, ({ ctx, input }) => openAlert(ctx, input.token));
