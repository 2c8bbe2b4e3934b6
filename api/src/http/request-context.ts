import type { Request } from 'express';
import type { AppContext } from '../context.ts';
import type { Actor, Ctx } from '../kernel/ctx.ts';
import { requestLocale } from './locale.ts';

/** The composition root hangs on the Express application; requests find it here. */
export const appOf = (request: Request): AppContext => request.app.locals['context'] as AppContext;

export const hashIp = (app: AppContext, request: Request): string | null => (request.ip ? app.pseudonym(request.ip) : null);

/** What handlers and services get, bound to the connection pool; writing endpoints bind it to their transaction. */
export const requestCtx = <A extends Actor>(request: Request, actor: A): Ctx<A> => {
  const app = appOf(request);
  const requestId = String(request.res?.getHeader('X-Request-Id') ?? '');
  return {
    actor,
    trx: app.knex,
    clock: app.clock,
    log: app.log.child({ requestId }),
    ports: app.ports,
    jobs: app.jobs,
    secrets: app.secrets,
    baseUrl: app.config.BASE_URL,
    locale: requestLocale(request),
    requestId,
    ipHash: hashIp(app, request),
    userAgent: request.get('user-agent')?.slice(0, 300) ?? null,
  };
};
