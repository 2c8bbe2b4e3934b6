import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { Mail } from './mail.model.ts';
import { findCompanions, lockRecipient, type AddressedMail } from './mails.queries.ts';

export type Gathered = Pick<Mail, 'id' | 'template' | 'params'>;

/**
 * The mails that leave together, the asked one among them: those to the same account that wait now, may be gathered and are wanted now. They are marked,
 * so that their own jobs leave them alone and a repetition finds the same. Undefined: it is itself on its way in another one.
 */
export const gatherMails = async (ctx: Ctx, mail: AddressedMail): Promise<Gathered[] | undefined> => {
  const { recipientId, template } = mail;
  if (recipientId === null || !ctx.hooks.mailMayGather(template)) return [mail];
  return inTransaction(ctx, async (bound) => {
    await lockRecipient(bound, recipientId);
    const current = await Mail.query(bound.trx).findById(mail.id);
    if (!current || current.gatheredInto !== null) return undefined;
    const companions: Gathered[] = [];
    const isOn = (await readSetting(bound, 'mails.gatherSeconds')) > 0;
    for (const one of isOn ? await findCompanions(bound, { id: mail.id, recipientId }) : [])
      if (bound.hooks.mailMayGather(one.template) && (await bound.hooks.mailTiming(bound, { template: one.template, recipientId })) === 'now')
        companions.push(one);
    await Mail.query(bound.trx)
      .whereIn(
        'id',
        companions.map(({ id }) => id),
      )
      .patch({ gatheredInto: mail.id });
    return [mail, ...companions];
  });
};
