import type { Request } from 'express';
import { failure } from '../../../kernel/failure.ts';

const refused = (path: string): never => {
  throw failure('server.badRequest', { fields: [{ path, message: path }] });
};

/** Printable characters, as other interfaces know it. @throws server.badRequest */
export const idempotencyKeyOf = (request: Request): string | null => {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  return /^[\x21-\x7e]{1,200}$/.test(key) ? key : refused('Idempotency-Key');
};

const asInstant = (path: string, value: string): Date => {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? refused(path) : at;
};

/** When the pharmacy made the content, as far as it says so. @throws server.badRequest */
export const contentTimeOf = (request: Request): Date | null => {
  const own = request.get('x-content-at');
  if (own !== undefined)
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(own) ? asInstant('X-Content-At', own) : refused('X-Content-At');
  const modified = request.get('last-modified');
  return modified === undefined ? null : asInstant('Last-Modified', modified);
};
