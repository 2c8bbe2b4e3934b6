import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Request } from 'express';
import { failure } from '../kernel/failure.ts';

interface BodyLimits {
  /** As it comes over the wire and unpacked alike. */
  bytes: number;
  seconds: number;
}

/** Keeps what comes, and no more than the limit. */
const collector = (limit: number): { chunks: Buffer[]; sink: Writable } => {
  const chunks: Buffer[] = [];
  let size = 0;
  const write = (chunk: Buffer, _encoding: unknown, done: (error?: Error) => void): void => {
    size += chunk.length;
    if (size > limit) return done(failure('file.tooLarge'));
    chunks.push(chunk);
    done();
  };
  return { chunks, sink: new Writable({ write }) };
};

const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

/** What reading the body may have run into. */
const failureOf = (error: unknown, isTimeout: boolean): unknown => {
  if (isTimeout) return failure('feed.uploadTimeout', undefined, { cause: error });
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (/^Z_|^ERR_STREAM_PREMATURE_CLOSE$|^ECONNRESET$/.test(code)) return failure('file.invalid', undefined, { cause: error });
  return error;
};

/**
 * The whole body of a request that nothing has read so far, unpacked. What says itself that it is too large is refused unread, anything else as
 * soon as it is: also a small one that unpacks to a large one.
 * @throws file.tooLarge, file.invalid for a broken packing, feed.contentEncoding, feed.uploadTimeout
 */
export const readRequestBody = async (request: Request, limits: BodyLimits): Promise<Buffer> => {
  const encoding = (request.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip') throw failure('feed.contentEncoding');
  if (Number(request.get('content-length') ?? 0) > limits.bytes) throw failure('file.tooLarge');
  const { chunks, sink } = collector(limits.bytes);
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  try {
    // The request itself stays open: its answer is still to come.
    const source = request.iterator({ destroyOnReturn: false });
    const reading = encoding === 'gzip' ? pipeline(source, createGunzip(), sink, { signal }) : pipeline(source, sink, { signal });
    // A pipeline that is told to stop waits for the next piece first, which may never come.
    await Promise.race([reading, stopped(signal)]);
  } catch (error) {
    throw failureOf(error, signal.aborted);
  }
  return Buffer.concat(chunks);
};
