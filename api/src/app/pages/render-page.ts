import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { workerData as given } from 'piscina';

/** What a shared page is rendered from, and nothing else. */
export interface PageOrder {
  url: string;
  /** Theme and consent, as a Cookie header; empty without. */
  cookie: string;
  ownDomainOf: string | undefined;
  /** Lets the loaders see as much of the market as the audience of the page; undefined for visitors. */
  audience: string | undefined;
  /** Where the loaders find the API. */
  apiUrl: string;
  nonce: string;
  /** `dataHash` of the last rendering: data that is still the same is not rendered again. */
  lastHash: string | undefined;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Of the data that the page was rendered from; empty where that has none. */
  dataHash: string;
  /** What went wrong, with its stack. */
  reports: string[];
}

type Handle = (request: Request, context: Record<string, unknown>) => Promise<Response>;

/** Renders one page. @param handle React Router's handler of the built storefront */
export const renderWith = async (handle: Handle, { url, cookie, ownDomainOf, audience, apiUrl, nonce, lastHash }: PageOrder): Promise<RenderedPage> => {
  const reports: string[] = [];
  const report = (error: unknown): void => void reports.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const shared = { dataHash: '', lastHash };
  const request = new Request(url, { headers: cookie ? { cookie } : {} });
  const response = await handle(request, { report, nonce, apiUrl, shared, ...(ownDomainOf ? { ownDomainOf } : {}), ...(audience ? { audience } : {}) });
  return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text(), dataHash: shared.dataHash, reports };
};

let handling: Promise<Handle> | undefined;
const load = async (): Promise<Handle> => {
  const { build } = given as { build: string };
  return createRequestHandler((await import(pathToFileURL(build).href)) as ServerBuild, 'production') as Handle;
};

/** Called in a thread of its own, which loads the storefront with its first page. */
export const renderPage = async (order: PageOrder): Promise<RenderedPage> => renderWith(await (handling ??= load()), order);
