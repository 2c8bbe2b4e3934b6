import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { forgetAddress } from '../newsletter/public.ts';
import { MarketingPatient } from './marketing-patient.model.ts';

/** On the owner's request: the contact, and everything about news to its address. @throws server.notFound */
export const deleteContact = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const [deleted] = await MarketingPatient.query(ctx.trx).where({ id }).delete().returning(['email', 'source']);
  const { email, source } = found(deleted);
  await forgetAddress(ctx, email);
  await audit(ctx, { action: 'marketing-patient.delete', objectType: 'marketing-patient', objectId: id, before: { source } });
  return { id };
};
