import { alertAnswer, alertInput } from '@blattwerk/contract/alerts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { inTransaction, type Ctx, type Member } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { askByAddress, askForOwn, takeRequest } from '../ask.service.ts';

const isPatient = (ctx: Ctx): ctx is Ctx<Member> => ctx.actor.role === 'patient';

export const askForAlertEndpoint = publicFactory.buildUnbound({
  operation: 'alerts.ask',
  method: 'post',
  summary: 'Be told by mail when a product is there, at a price or in a pharmacy; by address after a confirmation',
  input: alertInput,
  output: alertAnswer,
  statusCode: 202,
  handler: async ({ ctx, input: { email, ...wish } }) => {
    if (isPatient(ctx)) return inTransaction(ctx, (bound) => askForOwn(bound, wish));
    if (email === undefined) throw failure('server.badRequest', { fields: [{ path: 'email', message: 'email.invalid' }] });
    await takeRequest(ctx);
    return inTransaction(ctx, (bound) => askByAddress(bound, email, wish));
  },
});
