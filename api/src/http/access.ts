import type { OperationId } from '@blattwerk/contract/operations';
import type { Request } from 'express';
import type { Actor } from '../kernel/ctx.ts';

/** What the application knows of its callers; handed in when the server is put together. */
export interface Access {
  /** Who asks. On public endpoints a token that no longer holds reads as a visitor; elsewhere it is refused. */
  readActor(request: Request, operation: OperationId): Promise<Actor>;
  /** Whether the permission matrix lets this kind of caller in. */
  isAllowed(operation: OperationId, actor: Actor): boolean;
}

export const accessOf = (request: Request): Access => request.app.locals['access'] as Access;
