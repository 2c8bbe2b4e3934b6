import type { DraftInput, TreatmentDraft as Shown } from '@blattwerk/contract/treatments/decision-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { findInQueue } from './queue.queries.ts';
import { lockClaimed } from './review.service.ts';
import { TreatmentDraft } from './treatment-draft.model.ts';

const present = (row: TreatmentDraft | undefined): Shown =>
  row ? { ...row.input, version: row.version, savedAt: row.savedAt.toISOString() } : { version: 0, savedAt: null };

const ownDraft = (ctx: Ctx<Member>, treatmentId: string) => TreatmentDraft.query(ctx.trx).findOne({ treatmentId, doctorId: ctx.actor.id });

/** @throws treatment.notFound, doctor.notAssigned */
export const readDraft = async (ctx: Ctx<Member>, treatmentId: string): Promise<Shown> => {
  const row = await findInQueue(ctx, treatmentId);
  if (row.access !== 'assigned') throw failure('doctor.notAssigned');
  return present(await ownDraft(ctx, treatmentId));
};

/**
 * Keeps what is written; the lock on the request lets two tabs save one after the other.
 * @throws as lockClaimed, server.conflict with the kept draft when another tab has saved since
 */
export const saveDraft = async (ctx: Ctx<Member>, { id: treatmentId, version, ...input }: DraftInput): Promise<Shown> => {
  await lockClaimed(ctx, treatmentId);
  const kept = await ownDraft(ctx, treatmentId);
  if ((kept?.version ?? 0) !== version) throw failure('server.conflict', { current: present(kept), yours: input });
  const key = { treatmentId, doctorId: ctx.actor.id };
  const next = { input, version: version + 1, savedAt: ctx.clock.now() };
  if (kept) await TreatmentDraft.query(ctx.trx).findOne(key).patch(next);
  else await TreatmentDraft.query(ctx.trx).insert({ ...key, ...next });
  return { ...input, version: next.version, savedAt: next.savedAt.toISOString() };
};
