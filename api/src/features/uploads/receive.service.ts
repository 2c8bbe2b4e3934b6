import { uploadStates } from '@blattwerk/contract/uploads/states';
import { uploadLimits, type UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { lockPlace, newDataKey, store } from '../files/public.ts';
import { judgeFile, refusal, shownName, type JudgedFile } from './judge-file.ts';
import { Upload } from './upload.model.ts';
import { caseOf, filesIn, lockPatient, scopeOf } from './uploads.queries.ts';

export interface NewFile {
  /** Known before for a resumable upload. */
  id?: string;
  name: string;
  purpose: UploadPurpose;
  treatmentId: string | null;
  /** When the upload began: a request that was sent after that is the one that it belongs to. */
  begunAt: Date;
}

/** @throws file.invalid (count), treatment.notFound, treatment.cantProcessed */
export const checkPlace = async (ctx: Ctx<Member>, file: NewFile): Promise<string | null> => {
  if (file.purpose === 'answer' && !file.treatmentId) throw failure('server.badRequest', { fields: [{ path: 'treatmentId', message: 'required' }] });
  const treatmentId = await caseOf(ctx, file);
  const others = await filesIn(ctx, await scopeOf(ctx, treatmentId))
    .whereNot({ status: 'refused' })
    .resultSize();
  if (others >= uploadLimits.perCase) throw refusal('count');
  return treatmentId;
};

const insertUpload = async (ctx: Ctx<Member>, file: NewFile, judged: JudgedFile): Promise<Upload> => {
  const treatmentId = await checkPlace(ctx, file);
  const id = file.id ?? newId();
  const now = ctx.clock.now();
  const row = await Upload.query(ctx.trx).insertAndFetch({
    id,
    patientId: ctx.actor.id,
    treatmentId,
    purpose: file.purpose,
    name: shownName(file.name, judged.type),
    contentType: judged.type,
    bytes: judged.bytes.length,
    sha256: sha256(judged.bytes),
    storageKey: `uploads/${id}.bin`,
    ...newDataKey(ctx, { table: 'uploads', id }),
    status: uploadStates.initial,
    createdAt: now,
    updatedAt: now,
  });
  await audit(ctx, { action: 'upload.create', objectType: 'upload', objectId: id, patientId: ctx.actor.id, after: { purpose: file.purpose, treatmentId } });
  return row;
};

/** Keeps a judged file as the last step of its upload; `before` runs in the same transaction. */
export const keepFile = (ctx: Ctx<Member>, file: NewFile, judged: JudgedFile, before: (ctx: Ctx<Member>) => Promise<void> = async () => {}): Promise<Upload> =>
  inTransaction(ctx, async (bound) => {
    await lockPatient(bound);
    await before(bound);
    const row = await insertUpload(bound, file, judged);
    const { id, dataKey, keyVersion, storageKey } = row;
    await lockPlace(bound, storageKey);
    if (dataKey) await store(bound, { table: 'uploads', id, dataKey, keyVersion }, storageKey, judged.bytes);
    if (judged.isScanned) return transition(bound.trx, 'uploads', row, { table: uploadStates, action: 'pass' });
    await bound.jobs.send('uploads.scan', { uploadId: row.id });
    return row;
  });

/**
 * A file that came in one piece.
 * @throws file.invalid with its reason, treatment.notFound, treatment.cantProcessed, aws.upload.error
 */
export const receiveFile = async (ctx: Ctx<Member>, file: NewFile, bytes: Buffer): Promise<Upload> => {
  await inTransaction(ctx, (bound) => checkPlace(bound, file));
  return keepFile(ctx, file, await judgeFile(ctx, bytes));
};
