import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response as ExpressResponse } from 'express';
import type { AppContext } from '../../app-context.ts';
import { sendBytes } from '../../http/response-cache.ts';
import type { MarketReach } from '../../kernel/ctx.ts';
import { audienceCredential } from './page-audience.ts';
import { readerReach } from './reader-reach.ts';
import { createPageCache, type Made } from './page-cache.ts';
import type { PageOrder, RenderedPage } from './render-page.ts';
import { policyWithHashes, sharedPage, type SharedPage } from './shared-page.ts';

/** The pages of the market that most people open, in both languages. Who is signed in finds favourites marked by the browser, which asks for them. */
const sharedAddress = /^(\/en)?\/?$|^(\/en)?\/(vape|market(\/(catalog\/[^/]+|products\/[^/]+|pharmacies(\/[^/]+)?))?)$/;
/** Pages of one person that come without anything of the person: their scripts ask the API for it. */
const emptyAddress = /^(\/en)?\/(dashboard|profile|health-state|consultations|onboarding)(\/[^?]*)?$/;
const maxAddressLength = 600;

const isSignedIn = (cookie: string): boolean => /\b(access|refresh)Token=/.test(cookie);
/** What a visitor's page depends on besides its address. */
const shownCookies = /(?:^|;\s*)((?:theme|cookies-agreed)=(?:light|dark|true|false))(?=;|$)/g;

/** A cache in front keeps a page for a second and may send it for one more while it asks for the next; browsers ask each time. */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

type Asked = Pick<PageOrder, 'url' | 'cookie' | 'ownDomainOf'> & {
  /** How much of the market the page shows. */
  reach: MarketReach | undefined;
};

/** Tells the loaders that the visitor is signed in, without an identity. */
const anybody = 'refreshToken=anybody';

const isOneOf = (request: Request, ...addresses: RegExp[]): boolean => {
  const [path = ''] = request.originalUrl.split('?', 1);
  return addresses.some((address) => address.test(path));
};

const askedBy = async (request: Request, response: ExpressResponse, readReach: ReadReach): Promise<Asked | null> => {
  const cookie = request.get('cookie') ?? '';
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const isOfMarket = isOneOf(request, sharedAddress);
  const isShared = isOfMarket || (isSignedIn(cookie) && isOneOf(request, emptyAddress));
  if (!isReading || request.originalUrl.length > maxAddressLength || !isShared) return null;
  const shown = [...cookie.matchAll(shownCookies)].map(([, pair = '']) => pair).toSorted();
  if (isSignedIn(cookie)) shown.push(anybody);
  return {
    url: `${request.protocol}://${request.host}${request.originalUrl}`,
    cookie: shown.join('; '),
    ownDomainOf: response.locals['ownDomainOf'] as string | undefined,
    reach: isOfMarket && isSignedIn(cookie) ? await readReach(request) : undefined,
  };
};

type ReadReach = (request: Request) => Promise<MarketReach | undefined>;
type RenderPage = (order: PageOrder) => Promise<RenderedPage>;

const sizeOf = ({ bytes }: SharedPage): number => Math.round(bytes.body.length * 1.4);

/**
 * Renders a page from nothing but its key: the request that the loaders see carries no other header of the visitor, so that nothing of one can reach another.
 * The last page is answered again if its data has not changed.
 */
const createRendering =
  (render: RenderPage, report: (error: unknown) => void) =>
  async ({ reach, ...asked }: Asked, apiUrl: string, last: SharedPage | null): Promise<Made<SharedPage>> => {
    const nonce = randomBytes(16).toString('base64');
    const audience = reach && audienceCredential(reach);
    const rendered = await render({ ...asked, audience, apiUrl, nonce, lastHash: last?.dataHash });
    for (const failed of rendered.reports) report(failed);
    if (last !== null && rendered.dataHash !== '' && rendered.dataHash === last.dataHash) return { page: last, size: sizeOf(last), isShared: true };
    if (rendered.status >= 500 && last !== null) throw new Error(`A page could not be made anew: ${rendered.status}`);
    const page = sharedPage(rendered, nonce);
    return { page, size: sizeOf(page), isShared: page.status === 200 };
  };

const send = async (request: Request, response: ExpressResponse, { status, headers, scripts, bytes }: SharedPage): Promise<void> => {
  response.status(status).set(headers);
  response.set('Content-Security-Policy', policyWithHashes(String(response.getHeader('Content-Security-Policy') ?? ''), scripts));
  if (isSignedIn(request.get('cookie') ?? '')) response.set('Cache-Control', 'private, no-store');
  else if (status === 200) response.set({ 'Cache-Control': cacheControl, ETag: bytes.etag });
  await sendBytes(request, response, bytes, 'Accept-Encoding, Cookie');
};

/** Pages that are the same for all visitors, or for all who are signed in, are rendered once and sent as bytes (decision 0165); everything else goes on. */
export const serveSharedPages = (renderPage: RenderPage, { catalogue, config, log }: AppContext, readReach: ReadReach = readerReach): RequestHandler => {
  const cache = createPageCache<SharedPage>();
  const report = (error: unknown): void => log.error({ err: error }, 'a page failed');
  const render = createRendering(renderPage, report);
  return async (request, response, next) => {
    const asked = await askedBy(request, response, readReach);
    if (asked === null) return next();
    const apiUrl = `http://127.0.0.1:${request.socket.localPort ?? config.PORT}`;
    const { version } = await catalogue.current();
    const page = await cache
      .read({
        key: [asked.url, asked.cookie, asked.ownDomainOf, asked.reach].join(' '),
        state: version,
        now: () => performance.now(),
        isLikely: !request.originalUrl.includes('?'),
        make: (last) => render(asked, apiUrl, last),
        onFailure: report,
      })
      .catch(report);
    // What cannot be made for all is made for this one, or fails as every other page does.
    if (!page || page.status >= 500) return next();
    await send(request, response, page);
  };
};
