import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readCase } from './case.service.ts';
import { documentsOf } from './case.queries.ts';
import type { QueueRow } from './queue-row.ts';
import { presentQueueRow } from './queue.presenter.ts';
import { findInQueue } from './queue.queries.ts';
import { openForReason } from './review.queries.ts';

/** A request with everything that the actor may see of it. @throws treatment.notFound */
export const readTreatmentRecord = async (ctx: Ctx<Member>, id: string): Promise<TreatmentRecord> => {
  const row = await findInQueue(ctx, id);
  return { ...presentQueueRow(row, ctx.actor, ctx.clock.now()), case: row.access === 'assigned' ? await readCase(ctx, row) : null };
};

/** What an administrator looks at, and why. */
export interface Opened {
  action: 'treatment.break-glass' | 'treatment.break-glass-files' | 'treatment.break-glass-document' | 'upload.break-glass';
  objectType: 'treatment' | 'file' | 'upload';
  objectId: string;
  reason: string;
}

/**
 * Opens the patient's rows of a request to an administrator, until the end of the transaction. The reason stands in the audit log, also in the
 * patient's own. @throws treatment.notFound
 */
export const openToAdministrator = async (ctx: Ctx<Member>, id: string, opened: Opened): Promise<QueueRow> => {
  const row = await findInQueue(ctx, id);
  await audit(ctx, { ...opened, patientId: row.patientId });
  await openForReason(ctx, id, opened.reason);
  return row;
};

/** The health content of a request for an administrator who has a reason to look. @throws treatment.notFound */
export const breakGlass = async (ctx: Ctx<Member>, id: string, reason: string): Promise<TreatmentRecord> => {
  const row = await openToAdministrator(ctx, id, { action: 'treatment.break-glass', objectType: 'treatment', objectId: id, reason });
  return { ...presentQueueRow(row, ctx.actor, ctx.clock.now()), case: await readCase(ctx, row) };
};

/** A document of a request for an administrator who has a reason to look. @throws treatment.notFound, signed.file.notFound */
export const breakGlassDocument = async (ctx: Ctx<Member>, { id, fileId, reason }: { id: string; fileId: string; reason: string }): Promise<string> => {
  const row = await openToAdministrator(ctx, id, { action: 'treatment.break-glass-document', objectType: 'file', objectId: fileId, reason });
  if (!(await documentsOf(ctx, row)).some((document) => document.fileId === fileId)) throw failure('signed.file.notFound');
  return fileId;
};
