import { uploadLimits, type UploadReason } from '@blattwerk/contract/uploads/shapes';
import { storedTypes, type StoredType } from '../../adapters/file-inspection/file-inspection-port.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, type Failure } from '../../kernel/failure.ts';
import { scanBytes } from '../files/public.ts';

/** A refused file counts for nothing: no row, no bytes. */
export const refusal = (reason: UploadReason): Failure => failure('file.invalid', { reason });

export interface JudgedFile {
  bytes: Buffer;
  type: StoredType;
  /** Without the scanner's word the file waits for it. */
  isScanned: boolean;
}

/** Whether the scanner passed the file; false when it cannot be asked now. @throws file.invalid for malware */
const isPassed = async (ctx: Pick<Ctx, 'ports' | 'log'>, bytes: Buffer): Promise<boolean> => {
  const result = await scanBytes(ctx, bytes);
  if (result === 'malware') throw refusal('malware');
  return result === 'clean';
};

/** Scans what came, finds its type by its content and makes the version that is kept. Outside of a transaction: it takes seconds. @throws file.invalid */
export const judgeFile = async (ctx: Pick<Ctx, 'ports' | 'log'>, given: Buffer): Promise<JudgedFile> => {
  if (given.length > uploadLimits.bytes) throw refusal('size');
  if (given.length === 0) throw refusal('empty');
  const isScanned = await isPassed(ctx, given);
  const inspected = await ctx.ports.fileInspection.inspect(given);
  if ('reason' in inspected) throw refusal(inspected.reason);
  // A picture that was small because it was packed well may be larger when drawn anew.
  if (inspected.bytes.length > 2 * uploadLimits.bytes) throw refusal('dimensions');
  return { ...inspected, isScanned };
};

const otherEnding = /\.[^.]{1,10}$/;

/** The name as people see it: without folders and control characters, with the ending of what is stored. */
export const shownName = (given: string, type: StoredType): string => {
  const plain = given
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>"]/gu, '')
    .trim();
  const stem = plain
    .replace(otherEnding, '')
    .slice(0, uploadLimits.nameLength - 5)
    .trim();
  return `${stem || 'datei'}.${storedTypes[type]}`;
};
