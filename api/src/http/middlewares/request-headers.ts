import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { newId } from '../../kernel/ids.ts';
import type { Config } from '../../config.ts';

const nonceOf = (_request: unknown, response: unknown): string => `'nonce-${(response as Response).locals['nonce'] as string}'`;

/** In development Vite's own server speaks to the page; nowhere else does the policy name another origin. */
const devSources = (config: Config): string[] =>
  [config.STOREFRONT_DEV_URL, config.ADMIN_DEV_URL].flatMap((url) => (url ? [url, url.replace('http', 'ws')] : []));

/** Request id, CSP nonce and the security headers of every answer. */
export const requestHeaders = (config: Config): RequestHandler => {
  const dev = devSources(config);
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: dev.length > 0 ? ["'self'", "'unsafe-inline'", ...dev] : ["'self'", nonceOf],
        styleSrc: dev.length > 0 ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceOf],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...dev],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.APP_ENV === 'production' ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: config.APP_ENV === 'production' ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return (request: Request, response: Response, next: NextFunction) => {
    const given = request.get('x-request-id');
    response.setHeader('X-Request-Id', given && /^[\w-]{8,64}$/.test(given) ? given : newId());
    response.locals['nonce'] = randomBytes(16).toString('base64');
    secure(request, response, next);
  };
};
