import { uploadStates } from '@blattwerk/contract/uploads/states';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import { fetchStored, removeStored } from '../files/public.ts';
import { Upload } from './upload.model.ts';

/** Nothing to do: removed meanwhile, or scanned by another run. */
const waitingFile = async (ctx: Ctx, id: string): Promise<Upload | undefined> => {
  const row = await Upload.query(ctx.trx).findById(id);
  return row?.status === 'scanning' ? row : undefined;
};

/** The bytes, or undefined when the patient removed the file while it was fetched. */
const bytesOf = async (ctx: Ctx, { id, dataKey, keyVersion, storageKey }: Upload): Promise<Buffer | undefined> => {
  if (!dataKey) return undefined;
  try {
    return await fetchStored(ctx, { table: 'uploads', id, dataKey, keyVersion }, storageKey);
  } catch (error) {
    if (error instanceof Failure && !(await waitingFile(ctx, id))) return undefined;
    throw error;
  }
};

const settle = async (ctx: Ctx, id: string, isClean: boolean): Promise<void> => {
  const row = await Upload.query(ctx.trx).findById(id).forUpdate();
  if (row?.status !== 'scanning') return;
  if (isClean) return void (await transition(ctx.trx, 'uploads', row, { table: uploadStates, action: 'pass' }));
  await removeStored(ctx, row.storageKey);
  await transition(ctx.trx, 'uploads', row, { table: uploadStates, action: 'refuse', set: { reason: 'malware', dataKey: null } });
  await audit(ctx, { action: 'upload.refuse', objectType: 'upload', objectId: id, patientId: row.patientId });
};

/** Asks the scanner about a file that came while the scanner was away. A repeat finds it done. @throws ScannerUnavailable: the job is tried again */
export const scanUpload = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await waitingFile(ctx, id);
  const bytes = row && (await bytesOf(ctx, row));
  if (!bytes) return;
  const { isClean } = await ctx.ports.malwareScan.scan(bytes);
  await inTransaction(ctx, (bound) => settle(bound, id, isClean));
};
