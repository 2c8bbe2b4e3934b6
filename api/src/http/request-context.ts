import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { AppContext } from '../app-context.ts';
import type { Actor, Ctx } from '../kernel/ctx.ts';
import { requestLocale } from './locale.ts';

/** The composition root hangs on the Express application; requests find it here. */
export const appOf = (request: Request): AppContext => request.app.locals['context'] as AppContext;

/** A caller who has one IPv6 address has the 2^64 beside it too: they are one caller. Null for what is no address. */
const networkOf = (ip: string): string | null => {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString();
};

/** Who asks, as far as limits tell callers apart. Null for this machine itself, and for what has no address. */
export const callerNetwork = ({ ip = '' }: Request): string | null => (ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback' ? null : networkOf(ip));

/** A pseudonym of the caller's network. */
const hashIp = (app: AppContext, request: Request): string | null => {
  const network = networkOf(request.ip ?? '');
  return network === null ? null : app.pseudonym(network);
};

/** What a signed webhook's handler gets: the system's rights, in a request. */
export const systemRequestCtx = (request: Request): Ctx<{ role: 'system' }> => {
  const app = appOf(request);
  return { ...requestCtx(request, { role: 'system' }), trx: app.systemKnex, jobs: app.jobs.within(app.systemKnex) };
};

/** What handlers and services get, bound to the connection pool; writing endpoints bind it to their transaction. */
export const requestCtx = <A extends Actor>(request: Request, actor: A): Ctx<A> => {
  const app = appOf(request);
  const requestId = String(request.res?.getHeader('X-Request-Id') ?? '');
  let log: Logger | undefined;
  let ipHash: string | null | undefined;
  return {
    actor,
    trx: app.knex,
    replica: app.replica,
    clock: app.clock,
    accounts: app.accounts,
    catalogue: app.catalogue,
    hooks: app.hooks,
    get log() {
      return (log ??= app.log.child({ requestId }));
    },
    ports: app.ports,
    jobs: app.jobs,
    secrets: app.secrets,
    baseUrl: app.config.BASE_URL,
    locale: requestLocale(request),
    requestId,
    get ipHash() {
      // Most who read are never written down.
      return (ipHash ??= hashIp(app, request));
    },
    place: () => app.ports.networkPlaces.placeOf(request.ip ?? ''),
    userAgent: request.get('user-agent')?.slice(0, 300) ?? null,
  };
};
