import { mailStates, type MailStatus } from '@blattwerk/contract/mails/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { Mail } from './mail.model.ts';

const heldFor = ({ trx }: Ctx, address: string): Promise<{ id: string; status: MailStatus }[]> => {
  const owners = trx('users').whereRaw('lower(email) = ?', [address]).select('id');
  return trx('mails')
    .where({ status: 'held' })
    .where((query) => void query.whereIn('recipientId', owners).orWhereRaw('lower(recipient_address) = ?', [address]))
    .select<{ id: string; status: MailStatus }[]>('id', 'status')
    .forUpdate();
};

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
