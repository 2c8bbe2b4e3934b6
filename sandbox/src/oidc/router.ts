import { setTimeout as sleep } from 'node:timers/promises';
import { Router, json, urlencoded, type NextFunction, type Request, type Response } from 'express';
import { errors, type InteractionResults, type Provider as Issuer } from 'oidc-provider';
import { sendPage } from '../pages/layout.ts';
import { accountIdOf, readIdentity } from './identity.ts';
import { createIssuer } from './issuer.ts';
import { signInClosedPage, signInPage } from './page.ts';
import { providers, type Provider } from './providers.ts';
import { signInTexts, type SignInTexts } from './texts.ts';
import { takeStep, wantsJson } from './tools.ts';
import type { OidcWorld } from './world.ts';

const textsFor = (request: Request): SignInTexts => signInTexts(request.acceptsLanguages()[0] ?? '');

/** `/oidc/google` and `/oidc/apple`: two OpenID providers, for people (pages), platforms (the protocol) and tools (JSON). */
export function oidcRouter(world: OidcWorld): Router {
  const router = Router();
  for (const provider of Object.values(providers)) router.use(`/${provider.name}`, providerRouter(world, provider));
  return router;
}

/** One provider for each address at which the sandbox is reached: an issuer is its address. */
function issuersOf(world: OidcWorld, provider: Provider): (request: Request) => Promise<Issuer> {
  const issuers = new Map<string, Promise<Issuer>>();
  return (request) => {
    const origin = world.config.publicUrl ?? `http://${request.get('host')}`;
    const { protocol, host } = new URL(origin);
    Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
    const issuer = issuers.get(origin) ?? createIssuer(world, provider, `${origin}/oidc/${provider.name}`);
    issuers.set(origin, issuer);
    return issuer;
  };
}

function providerRouter(world: OidcWorld, provider: Provider): Router {
  const router = Router();
  const issuerFor = issuersOf(world, provider);
  router.use(['/.well-known', '/jwks', '/token'], failOnPurpose(world, provider));
  router.get('/authorize', async (request, response, next) => {
    const problem = provider.requestProblem(request.query);
    if (problem !== undefined) return void response.status(400).json({ error: problem });
    if (!wantsJson(request)) return next();
    const { status, body } = await takeStep(request, request.originalUrl);
    response.status(status).json(body);
  });
  router.get('/logins/:uid', async (request, response) => {
    if (await isWaiting(await issuerFor(request), request, response)) sendSignIn(provider, request, response);
    else sendClosed(provider, request, response);
  });
  router.post('/logins/:uid', urlencoded({ extended: false }), json(), async (request, response) => {
    const issuer = await issuerFor(request);
    // Tools keep no cookies: the address of the login names the interaction just as well.
    if (wantsJson(request)) request.headers.cookie = cookiesOf(String(request.params.uid));
    if (await isWaiting(issuer, request, response)) await answerLogin(issuer, provider, request, response);
    else sendClosed(provider, request, response);
  });
  router.use(async (request, response) => (await issuerFor(request)).callback()(request, response));
  return router;
}

const cookiesOf = (uid: string): string => `_interaction=${uid}; _interaction_resume=${uid}`;

async function isWaiting(issuer: Issuer, request: Request, response: Response): Promise<boolean> {
  try {
    await issuer.interactionDetails(request, response);
    return true;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

async function answerLogin(issuer: Issuer, provider: Provider, request: Request, response: Response): Promise<void> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  // An unticked box sends only the hidden "false" before it; a ticked one both.
  if (Array.isArray(body.emailVerified)) body.emailVerified = body.emailVerified.at(-1);
  const identity = body.cancel ? undefined : readIdentity(provider, body);
  if (!body.cancel && identity === undefined) {
    const problem = textsFor(request).emailProblem;
    if (wantsJson(request)) response.status(400).json({ error: problem });
    else sendSignIn(provider, request, response, problem);
    return;
  }
  const result: InteractionResults = identity ? { login: { accountId: accountIdOf(identity) } } : { error: provider.cancelError };
  const next = await issuer.interactionResult(request, response, result, { mergeWithLastSubmission: false });
  if (!wantsJson(request)) return response.redirect(303, next);
  const step = await takeStep(request, next, request.headers.cookie);
  response.status(step.status).json(step.body);
}

/** Fails as the switches of `/_control` ask for. */
function failOnPurpose(world: OidcWorld, provider: Provider) {
  return async (_request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { delayMs, status } = world.control.settings.oidc;
    if (delayMs > 0) await sleep(delayMs);
    if (!world.control.takeOidcFailure(provider.name)) return next();
    if (status === 0) response.destroy();
    else response.status(status).json({ error: 'temporarily_unavailable' });
  };
}

function sendSignIn(provider: Provider, request: Request, response: Response, problem?: string): void {
  const texts = textsFor(request);
  sendPage(response, {
    title: texts.title(provider.brand),
    lang: texts.lang,
    brand: provider.brand,
    narrow: true,
    content: signInPage({ provider, action: request.originalUrl, texts, problem }),
  });
}

function sendClosed(provider: Provider, request: Request, response: Response): void {
  const texts = textsFor(request);
  if (wantsJson(request)) response.status(404).json({ error: 'There is no such sign-in, or it has expired.' });
  else sendPage(response, { title: texts.closedTitle, lang: texts.lang, brand: provider.brand, narrow: true, status: 404, content: signInClosedPage(texts) });
}
