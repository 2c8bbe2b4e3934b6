import type { Request } from 'express';
import type { Actor } from '../kernel/ctx.ts';

/** The operations by name. `app/permissions.ts` declares its rows here, so that an endpoint without a row does not compile. */
export interface Operations extends Record<never, true> {}
export type Operation = keyof Operations;

/** What the application knows of its callers; handed in when the server is put together. */
export interface Access {
  /** Who asks. On public endpoints a token that no longer holds reads as a visitor; elsewhere it is refused. */
  readActor(request: Request, operation: Operation): Promise<Actor>;
  /** Whether the permission matrix lets this kind of caller in. */
  isAllowed(operation: Operation, actor: Actor): boolean;
}

export const accessOf = (request: Request): Access => request.app.locals['access'] as Access;
