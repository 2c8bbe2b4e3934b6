import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { openFile, type StoredDocument } from '../files/public.ts';
import { Deletion } from './deletion.model.ts';

/** @throws signed.file.notFound where it is no deletion of a person; aws.download.error */
export const readProof = async (ctx: Ctx, id: string): Promise<StoredDocument> => {
  const { fileId } = found(await Deletion.query(ctx.trx).findById(id), 'signed.file.notFound');
  return (await openFile(ctx, found(fileId, 'signed.file.notFound')))();
};
