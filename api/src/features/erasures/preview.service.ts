import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import { consultationStates } from '@blattwerk/contract/consultations/states';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { ErasedData, ErasurePreview, RetainedData } from '@blattwerk/contract/erasures/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { proofKindOf } from '../second-factors/public.ts';
import { keepUntil } from './retained.queries.ts';

const has = async (ctx: Ctx, table: string, where: Record<string, unknown>, statuses?: readonly string[]): Promise<boolean> =>
  (await ctx
    .trx(table)
    .where(where)
    .modify((query) => void (statuses && query.whereIn('status', [...statuses])))
    .first('*')) !== undefined;

const always: ErasedData[] = ['profile', 'signIn', 'sessions', 'favourites', 'newsletter', 'drafts', 'exports', 'mails'];

/** What goes and what stays for this person, told before anything is done. */
export const previewErasure = async (ctx: Ctx<Member>): Promise<ErasurePreview> => {
  const patientId = ctx.actor.id;
  const until = await keepUntil(ctx, patientId);
  const erased: ErasedData[] = [...always];
  if ((await has(ctx, 'reviews', { patientId })) || (await has(ctx, 'review_comments', { patientId }))) erased.push('reviewAuthor');
  if (await has(ctx, 'treatments', { patientId }, openTreatmentStatuses)) erased.push('openRequest');
  if (await has(ctx, 'prescriptions', { patientId }, prescriptionStates.actions.revoke.from)) erased.push('openPrescriptions');
  if (await has(ctx, 'consultations', { patientId }, consultationStates.actions.cancel.from)) erased.push('consultations');
  const retained: RetainedData[] = until ? ['record', 'documents', 'payments', 'consents'] : [];
  if (until && (await has(ctx, 'identity_checks', { patientId }))) retained.push('identity');
  if (!until) erased.push('record');
  const owner = await ctx.trx('users').where({ id: patientId }).first('passwordHash');
  return { erased, kept: [...retained, 'auditLog'], keepUntil: until?.toISOString() ?? null, proof: proofKindOf(owner) };
};
