import { errors, type ErrorCode } from '@blattwerk/contract/errors';

/** An expected failure: a code of the catalogue, with details that are safe to show. The result handler answers it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** `throw failure('auth.invalidCredentials')`: the code must exist in the catalogue. */
export const failure = (code: ErrorCode, details?: unknown, options?: ErrorOptions): Failure => new Failure(code, details, options);

/** The record, or the failure that says it is not there. Foreign and missing records take the same way. */
export const found = <T>(record: T | undefined | null, code: ErrorCode = 'server.notFound'): T => {
  if (record === undefined || record === null) throw failure(code);
  return record;
};
