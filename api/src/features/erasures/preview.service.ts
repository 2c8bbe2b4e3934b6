import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import { consultationStates } from '@blattwerk/contract/consultations/states';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { ErasedData, ErasurePreview, RetainedData } from '@blattwerk/contract/erasures/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { proofKindOf } from '../second-factors/public.ts';
import { readOwnUser } from '../users/public.ts';
import { hasRows } from './erasures.queries.ts';
import { keepUntil } from './retained.queries.ts';

const always: ErasedData[] = ['profile', 'signIn', 'sessions', 'favourites', 'newsletter', 'drafts', 'exports', 'mails'];

/** What goes and what stays for this person, shown before anything is done. */
export const previewErasure = async (ctx: Ctx<Member>): Promise<ErasurePreview> => {
  const patientId = ctx.actor.id;
  const until = await keepUntil(ctx, patientId);
  const erased: ErasedData[] = [...always];
  if (await hasRows(ctx, 'diary_versions', patientId)) erased.push('diary');
  if ((await hasRows(ctx, 'reviews', patientId)) || (await hasRows(ctx, 'review_comments', patientId))) erased.push('reviewAuthor');
  if (await hasRows(ctx, 'treatments', patientId, openTreatmentStatuses)) erased.push('openRequest');
  if (await hasRows(ctx, 'prescriptions', patientId, prescriptionStates.actions.revoke.from)) erased.push('openPrescriptions');
  if (await hasRows(ctx, 'consultations', patientId, consultationStates.actions.cancel.from)) erased.push('consultations');
  const retained: RetainedData[] = until ? ['record', 'documents', 'payments', 'consents'] : [];
  if (until && (await hasRows(ctx, 'identity_checks', patientId))) retained.push('identity');
  if (!until) erased.push('record');
  const owner = await readOwnUser(ctx);
  return { erased, kept: [...retained, 'auditLog'], keepUntil: until?.toISOString() ?? null, proof: proofKindOf(owner) };
};
