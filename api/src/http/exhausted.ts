import { Failure } from '../kernel/failure.ts';

/** The disk or its quota is full, or file handles or memory are used up: https://man7.org/linux/man-pages/man3/errno.3.html */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM']);

/** The failure for a machine that has run out of something, wherever in the chain of causes it was noticed; null for any other error. */
export const exhaustedFailure = (error: Error): Failure | null => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && exhausted.has(cause.code)) return new Failure('server.unavailable', undefined, { cause: error });
  }
  return null;
};
