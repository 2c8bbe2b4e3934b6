import { hash } from 'node:crypto';
import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { AppLoadContext, EntryContext } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { report } from './lib/api/report.server.ts';
import { NonceContext } from './lib/csp/nonce.ts';
import { createServerI18n } from './lib/i18n/create.server.ts';
import { localeOf } from './lib/i18n/locale.ts';

export const streamTimeout = 10_000;

/** A page that is not there is an answer, and an aborted visit is no error; everything else is reported. */
export const handleError = (error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void => {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return;
  report(context, error);
};

/** Nothing is rendered while the data is that of the last time: the server has that page. */
const isUnchanged = (status: number, { staticHandlerContext: { loaderData } }: EntryContext, { shared }: AppLoadContext): boolean => {
  if (!shared || status !== 200) return false;
  shared.dataHash = hash('sha1', JSON.stringify(loaderData), 'base64url');
  return shared.dataHash === shared.lastHash;
};

/** The whole page in one piece; as a stream of small ones it costs twice. */
const wholePage = (pipe: (target: Writable) => unknown): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    target.once('error', reject);
    pipe(target);
  });

const handleRequest = (request: Request, status: number, headers: Headers, routerContext: EntryContext, context: AppLoadContext): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (isUnchanged(status, routerContext, context)) return void resolve(new Response(null, { status: 204 }));
    let statusCode = status;
    const locale = localeOf(new URL(request.url).pathname);
    // Search engines and people without scripts get the whole page at once, others as it is made.
    const isWhole = isbot(request.headers.get('user-agent') ?? '') || routerContext.isSpaMode || context.shared !== undefined;
    const ready: keyof RenderToPipeableStreamOptions = isWhole ? 'onAllReady' : 'onShellReady';
    const send = () => {
      headers.set('content-type', 'text/html; charset=utf-8');
      headers.set('content-language', locale);
      if (context.shared) return void wholePage(pipe).then((page) => resolve(new Response(new Uint8Array(page), { headers, status: statusCode })), reject);
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusCode }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={context.nonce}>
        <I18nextProvider i18n={createServerI18n(locale)}>
          <ServerRouter context={routerContext} url={request.url} nonce={context.nonce} />
        </I18nextProvider>
      </NonceContext>,
      {
        nonce: context.nonce,
        // Long pages stay in one piece: what React would send later needs a script to be shown.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [ready]: send,
        onShellError: reject,
        onError: (error: unknown) => {
          statusCode = 500;
          if (!request.signal.aborted) report(context, error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });

export default handleRequest;
