import type { RequestHandler } from 'express';
import type { AppContext } from '../app-context.ts';
import { ownDomains } from '../features/pharmacies/public.ts';

/** Where a pharmacy's own domain shows its page, in which language. */
const shown: Readonly<Record<string, string>> = { '/': '', '/en': '/en', '/en/': '/en' };
/** Files that the page needs. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || path === '/favicon.svg';

/**
 * A request with the host of a listed pharmacy's own website gets that pharmacy's page at `/`, and is sent to our own address for everything else:
 * there is no login under a pharmacy's name. Any other host gets the usual site.
 */
export const servePharmacyDomains = ({ config, knex, clock, log }: AppContext): RequestHandler => {
  const base = new URL(config.BASE_URL);
  const find = ownDomains({
    knex,
    ourHost: base.hostname,
    now: () => clock.now(),
    onFailure: (error) => log.error({ err: error }, 'the pharmacies’ domains could not be read'),
  });
  return async (request, response, next) => {
    const slug = isFile(request.path) || request.path.startsWith('/api/') ? null : await find(request.hostname);
    if (slug === null) return next();
    // The domain is the pharmacy's: what it promises for years, and for its other hosts, is not ours to say.
    response.removeHeader('Strict-Transport-Security');
    // The filters' form is sent here, and answered at our own address.
    const policy = String(response.getHeader('Content-Security-Policy') ?? '');
    response.setHeader('Content-Security-Policy', policy.replace("form-action 'self'", `form-action 'self' ${base.origin}`));
    const prefix = shown[request.path];
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (prefix === undefined || !isReading)
      return response.redirect(isReading ? 302 : 303, base.origin + (request.originalUrl.startsWith('/') ? request.originalUrl : '/'));
    const address = `${prefix}/market/pharmacies/${slug}`;
    request.url = address;
    request.originalUrl = address;
    response.locals['ownDomainOf'] = base.origin;
    next();
  };
};
