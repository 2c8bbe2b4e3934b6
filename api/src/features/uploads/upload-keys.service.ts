import type { Ctx } from '../../kernel/ctx.ts';
import { resealKeys } from '../files/public.ts';
import { Upload } from './upload.model.ts';
import { UploadSession } from './upload-session.model.ts';

const resealUploads = (ctx: Ctx): Promise<number> =>
  resealKeys(ctx, {
    table: 'uploads',
    staleAfter: (id, version) =>
      Upload.query(ctx.trx).where('id', '>', id).whereNotNull('dataKey').whereNot('keyVersion', version).orderBy('id').limit(500).execute(),
    keep: ({ id, dataKey }, key) => Upload.query(ctx.trx).where({ id, dataKey }).patch(key).execute(),
  });

const resealSessions = (ctx: Ctx): Promise<number> =>
  resealKeys(ctx, {
    table: 'uploads',
    staleAfter: (id, version) => UploadSession.query(ctx.trx).where('id', '>', id).whereNot('keyVersion', version).orderBy('id').limit(500).execute(),
    keep: ({ id, dataKey }, key) => UploadSession.query(ctx.trx).where({ id, dataKey }).patch(key).execute(),
  });

/** A session that becomes a file meanwhile makes a new data key with the newest master key. @returns how many data keys of patients' files were sealed anew */
export const resealUploadKeys = async (ctx: Ctx): Promise<number> => (await resealUploads(ctx)) + (await resealSessions(ctx));
