import { createServer, type IncomingMessage, type Server } from 'node:http';
import compression from 'compression';
import { largestCheckedFile } from '@blattwerk/contract/document-checks/shapes';
import { uploadLimits } from '@blattwerk/contract/uploads/shapes';
import cookieParser from 'cookie-parser';
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import fileUpload from 'express-fileupload';
import { createConfig } from 'express-zod-api';
import { isOwnToken } from '../features/users/public.ts';
import type { Access } from '../http/access.ts';
import { attachByResource } from '../http/attach-by-resource.ts';
import { failure } from '../kernel/failure.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { AppContext } from '../app-context.ts';
import { isServed, type Config } from '../config.ts';
import { mountAdmin } from '../http/admin-files.ts';
import { costLimit } from '../http/middlewares/cost-limit.ts';
import { fairQueue } from '../http/middlewares/fair-queue.ts';
import { acceptFeedFile, isFeedFile } from '../http/middlewares/feed-file.ts';
import { requestHeaders } from '../http/middlewares/request-headers.ts';
import { requestTarget } from '../http/middlewares/request-target.ts';
import type { OnUndeclaredError } from '../http/declared-errors.ts';
import { mountHealth } from '../http/health.ts';
import { trustedProxies } from '../trusted-proxies.ts';
import { mountFeedDocs } from './feed-docs/mount.ts';
import { servePharmacyDomains } from './own-domain.ts';
import { openApiDocument } from './openapi.ts';
import { answerPageFailure, isPage } from '../http/page-failure.ts';
import { answerFailure, resultHandler } from '../http/result-handler.ts';
import { isAllowed } from './permissions.ts';
import { costOf } from './request-costs.ts';
import { routing } from './routing.ts';
import { readActor } from './sign-in/actor.ts';
import { useBearerStrategy } from './sign-in/bearer-strategy.ts';
import { useOpenidStrategies } from './sign-in/openid-strategy.ts';
import { mountStorefront } from './storefront.ts';

/** Bodies are small; uploads have a limit of their own. */
const bodyLimit = '200kb';
const uploadLimit = 20 * 1024 * 1024;
/** What a person sends with a request: a larger one is refused as any other that is not taken. */
const personalFile = { limits: { fileSize: uploadLimits.bytes, files: 1, fields: 10 }, refused: failure('file.invalid', { reason: 'size' }) };

const fileReader = ({ limits, refused }: typeof personalFile): ReturnType<typeof fileUpload> =>
  fileUpload({
    limits,
    abortOnLimit: false,
    limitHandler: (_request, _response, next) => next(refused),
    parseNested: false,
    defParamCharset: 'utf8',
  });

const readFiles = (app: Express, secrets: Secrets, path: string, given: typeof personalFile): void => {
  const read = fileReader(given);
  // Files of strangers are not read into memory; the endpoint refuses them by itself.
  app.use(path, (request: Request, response: Response, next: NextFunction) => {
    if (!request.is('multipart/form-data')) return next();
    const token = /^bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (token && isOwnToken(secrets, token)) read(request, response, next);
    else next();
  });
};

const parseBodies = (app: Express, { secrets }: AppContext): void => {
  app.use('/api/v1/webhooks', express.raw({ type: () => true, limit: bodyLimit }), (request: Request, _response: Response, next: NextFunction) => {
    request.body = { raw: request.body as Buffer };
    next();
  });
  // Apple answers with a form of its own page; nothing else of ours reads forms.
  app.use('/api/v1/clients/auth/apple/callback', express.urlencoded({ extended: false, limit: bodyLimit }));
  const isJson = (request: IncomingMessage): boolean => !isFeedFile(request) && /^application\/([^;\s]+\+)?json\b/i.test(request.headers['content-type'] ?? '');
  app.use('/api', acceptFeedFile, express.json({ limit: bodyLimit, type: isJson }), cookieParser());
  readFiles(app, secrets, '/api/v1/backoffice', { limits: { fileSize: uploadLimit, files: 1, fields: 10 }, refused: failure('file.tooLarge') });
  readFiles(app, secrets, '/api/v1/clients/files', personalFile);
  // Whoever has a document may ask whether it is genuine, without an account.
  app.use(
    '/api/v1/clients/prescriptions/check/file',
    fileReader({ limits: { fileSize: largestCheckedFile, files: 1, fields: 0 }, refused: failure('file.tooLarge') }),
  );
};

/** While the process stops each connection ends with its answer, so that the next request goes to another process. */
const sendElsewhere =
  (app: Express): RequestHandler =>
  (_request, response, next) => {
    if (app.locals['stopping'] === true) response.setHeader('Connection', 'close');
    next();
  };

/** Refused requests take no turn; the budget of ten seconds is used up in four at the earliest. */
const callerLimits = ({ CALLER_BUDGET: budget }: Config): RequestHandler[] => [
  costLimit(budget, costOf),
  fairQueue({ pace: budget === 0 ? Number.POSITIVE_INFINITY : budget / 4, costOf }),
];

export interface AppOptions {
  /** See every request before anything else does: metrics and traces, where they are collected. */
  observers?: readonly RequestHandler[];
  /** Not only the API but storefront and back office too. */
  pages?: boolean;
  /** Called when an operation answers an error code that it does not declare. */
  onUndeclaredError?: OnUndeclaredError;
}

/** One Express application for the API, the server-rendered storefront and the built back office: one origin. */
export const createApp = async (context: AppContext, options: AppOptions = {}): Promise<Express> => {
  const app = express();
  app.locals['context'] = context;
  app.locals['access'] = { readActor, isAllowed } satisfies Access;
  app.locals['onUndeclaredError'] = options.onUndeclaredError;
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(context.config.TRUST_PROXY));
  app.set('query parser', 'simple');
  for (const observer of options.observers ?? []) app.use(observer);
  app.use(sendElsewhere(app));
  app.use(requestHeaders(context.config));
  app.use(requestTarget(context.config));
  mountHealth(app, context);
  app.use(...callerLimits(context.config));
  app.use(compression());
  parseBodies(app, context);
  useBearerStrategy();
  useOpenidStrategies();
  const config = createConfig({
    app,
    cors: false,
    logger: context.log as never,
    startupLogo: false,
    errorHandler: resultHandler,
    recognizeMethodDependentRoutes: true,
    // Shapes wait for nothing: checked at once they are compiled, and cost a third.
    trySyncValidation: true,
  });
  const notFoundHandler = attachByResource(app, config, routing);
  mountFeedDocs(app, context.config);
  // What the API can do is no secret, but production does not hand out the map (ASVS 13.4.5).
  if (!isServed(context.config)) app.get('/api/v1/openapi.json', (_request, response) => void response.json(openApiDocument(config)));
  app.use('/api', notFoundHandler);
  if (options.pages !== false) {
    app.use(servePharmacyDomains(context));
    mountAdmin(app, context.config);
    await mountStorefront(app, context);
  }
  app.use((error: Error, request: Request, response: Response, _next: NextFunction) =>
    isPage(request) ? answerPageFailure(error, request, response) : answerFailure(error, request, response),
  );
  return app;
};

export interface RunningServer {
  server: Server;
  port: number;
  stop(): Promise<void>;
}

/** Listens; `stop` lets running requests end and closes idle connections. */
export const listen = (app: Express, port: number): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const server = createServer(app);
    // Longer than proxies keep an idle connection, so that it is they who close it and no request meets a closed one.
    server.keepAliveTimeout = 65_000;
    server.headersTimeout = 66_000;
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve({
        server,
        port: typeof address === 'object' && address ? address.port : port,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeIdleConnections();
            setTimeout(() => server.closeAllConnections(), 10_000).unref();
          }),
      });
    });
  });
