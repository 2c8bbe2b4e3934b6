import type { Upload as PresentedUpload } from '@blattwerk/contract/uploads/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { openToAdministrator } from '../treatments/public.ts';
import { presentUpload } from './upload.presenter.ts';
import { visibleTo } from './upload.model.ts';
import { fetching, type OpenedFile } from './uploads.service.ts';

/** The files of a request for an administrator who has a reason to look; the reason stands in the audit log. @throws treatment.notFound */
export const listForReason = async (ctx: Ctx<Member>, { id, reason }: { id: string; reason: string }): Promise<PresentedUpload[]> => {
  await openToAdministrator(ctx, id, { action: 'treatment.break-glass-files', objectType: 'treatment', objectId: id, reason });
  const rows = await visibleTo(ctx.trx, ctx.actor).where({ treatmentId: id }).orderBy(['createdAt', 'id']);
  return rows.map((row) => presentUpload(row, false));
};

/** One of them. @throws treatment.notFound, file.notFound, file.scanning; when fetched, aws.download.error */
export const openForReason = async (
  ctx: Ctx<Member>,
  { id, fileId, reason }: { id: string; fileId: string; reason: string },
): Promise<() => Promise<OpenedFile>> => {
  await openToAdministrator(ctx, id, { action: 'upload.break-glass', objectType: 'upload', objectId: fileId, reason });
  return fetching(ctx, found(await visibleTo(ctx.trx, ctx.actor).where({ treatmentId: id }).findById(fileId), 'file.notFound'));
};
