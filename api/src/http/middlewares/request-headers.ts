import { randomBytes, randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { isServed, type Config } from '../../config.ts';

const nonceOf = (_request: unknown, response: unknown): string => `'nonce-${(response as Response).locals['nonce'] as string}'`;

/** In development Vite's own server speaks to the page; nowhere else does the policy name another origin. */
const devSources = (config: Config): string[] =>
  [config.STOREFRONT_DEV_URL, config.ADMIN_DEV_URL].flatMap((url) => (url ? [url, url.replace('http', 'ws')] : []));

/** Answers with data are no pages: a browser that is made to show one as a page runs and loads nothing of it. */
const dataPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/** The pages on which a video consultation takes place: they alone may use camera and microphone. */
const roomPage = /^\/((en\/)?room(\/guest)?|admin\/consultations\/[^/]+\/room)\/?$/;

/** Pages without geolocation: the back office. Storefront pages all allow it, because a single-page navigation keeps the policy of the page that was loaded first. */
const staffPage = /^\/admin(\/|$)/;

/** What a browser may use on our pages. Older ones, which know the policy but not all of its names, leave out what they do not know. */
const permissionsPolicy = (isRoom: boolean, isStaff: boolean): string => {
  const inRooms = isRoom ? '(self)' : '()';
  return [`camera=${inRooms}`, `microphone=${inRooms}`, `display-capture=${inRooms}`, `geolocation=${isRoom || isStaff ? '()' : '(self)'}`].join(', ');
};

/** The domains that Agora names for its Web SDK (docs.agora.io, "Firewall requirements"); several of its ports are not the usual ones. */
const agoraDomains = ['agora.io', 'sd-rtn.com', 'rtnsvc.com', 'rtesvc.com'] as const;
const agoraSources = agoraDomains.flatMap((domain) => [`https://*.${domain}:*`, `wss://*.${domain}:*`]);

/** A room speaks to our signalling, and to Agora where that carries the pictures. */
const roomSources = (config: Config): string[] => [new URL(config.BASE_URL).origin.replace(/^http/, 'ws'), ...(config.AGORA_APP_ID ? agoraSources : [])];

const pagePolicy = (config: Config, isRoom: boolean) => {
  const dev = devSources(config);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: dev.length > 0 ? ["'self'", "'unsafe-inline'", ...dev] : ["'self'", nonceOf],
      styleSrc: dev.length > 0 ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceOf],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...dev, ...(isRoom ? roomSources(config) : [])],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isServed(config) ? { upgradeInsecureRequests: [] } : {}),
    },
  };
};

/** Request id and the security headers of every answer; pages get a nonce of their own for what stands inside them. */
export const requestHeaders = (config: Config): RequestHandler => {
  const everywhere = {
    strictTransportSecurity: isServed(config) ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  } as const;
  const ofData = helmet({ ...everywhere, contentSecurityPolicy: dataPolicy });
  const ofPages = helmet({ ...everywhere, contentSecurityPolicy: pagePolicy(config, false) });
  const ofRooms = helmet({ ...everywhere, contentSecurityPolicy: pagePolicy(config, true) });
  return (request: Request, response: Response, next: NextFunction) => {
    const given = request.get('x-request-id');
    response.setHeader('X-Request-Id', given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
    if (request.path.startsWith('/api/v1/')) return ofData(request, response, next);
    response.locals['nonce'] = randomBytes(16).toString('base64');
    const isRoom = roomPage.test(request.path);
    response.setHeader('Permissions-Policy', permissionsPolicy(isRoom, staffPage.test(request.path)));
    (isRoom ? ofRooms : ofPages)(request, response, next);
  };
};
