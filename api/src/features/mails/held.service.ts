import { mailStates } from '@blattwerk/contract/mails/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { Mail } from './mail.model.ts';
import { heldFor } from './mails.queries.ts';

/** What was held back for an address leaves now. @returns how many mails */
export const sendHeldMails = async (ctx: Ctx, address: string): Promise<number> => {
  const held = await heldFor(ctx, address);
  for (const { id, status } of held)
    await Mail.query(ctx.trx)
      .findById(id)
      .patch({ status: nextState(mailStates, 'release', status) });
  if (held.length > 0)
    await ctx.jobs.sendAll(
      'mails.deliver',
      held.map(({ id }) => ({ mailId: id })),
    );
  return held.length;
};
