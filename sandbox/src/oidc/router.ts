import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Router, json, urlencoded, type NextFunction, type Request, type Response } from 'express';
import { Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { formPostPage, signInClosedPage, signInPage } from './page.ts';
import { providers, type Provider } from './providers.ts';
import { addressOf, beginSignIn, cancelSignIn, finishSignIn, readIdentity, type Outcome } from './sign-in.ts';
import { signInTexts, type SignInTexts } from './texts.ts';
import { discoveryDocument, exchangeCode } from './tokens.ts';
import type { AuthorizationRequest, OidcWorld } from './world.ts';

/** Tools say so by the type of what they send or of what they accept; a GET without a body counts too. */
const wantsJson = (request: Request): boolean =>
  request.get('content-type')?.startsWith('application/json') === true || request.accepts(['html', 'json']) === 'json';
const textsFor = (request: Request): SignInTexts => signInTexts(request.acceptsLanguages()[0] ?? '');

const sendItself = 'document.forms[0].submit()';
// Written by hand: the hash is of exactly what stands between the tags.
const scriptElement = new Html(`<script>${sendItself}</script>`);
const allowSending = `'sha256-${createHash('sha256').update(sendItself).digest('base64')}'`;

/** `/oidc/google` and `/oidc/apple`: two OpenID providers, for people (pages), platforms (the protocol) and tools (JSON). */
export function oidcRouter(world: OidcWorld): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }), json());
  for (const provider of Object.values(providers)) router.use(`/${provider.name}`, providerRouter(world, provider));
  return router;
}

function providerRouter(world: OidcWorld, provider: Provider): Router {
  const router = Router();
  const issuerOf = (request: Request): string => `${world.config.publicUrl ?? `http://${request.get('host')}`}/oidc/${provider.name}`;
  router.use(['/.well-known', '/jwks', '/token'], chaos(world, provider));

  router.get('/.well-known/openid-configuration', (request, response) => void response.json(discoveryDocument(provider, issuerOf(request))));
  router.get('/jwks', async (_request, response) => void response.json({ keys: [(await world.signingKey()).jwk] }));
  router.post('/token', async (request, response) => {
    const { status, body } = await exchangeCode(world, provider, issuerOf(request), (request.body ?? {}) as Record<string, string>);
    response.status(status).set('cache-control', 'no-store').json(body);
  });

  router.get('/authorize', (request, response) => {
    const begun = beginSignIn(world, provider, request.query);
    const action = `/oidc/${provider.name}/logins/${begun.id}`;
    if (wantsJson(request)) response.json({ login: action });
    else sendSignIn(provider, action, request, response);
  });
  router.post('/logins/:id', async (request, response) => {
    const waiting = world.requests.get(request.params.id);
    if (!waiting || waiting.provider !== provider.name || waiting.expiresAt <= world.now()) return sendClosed(provider, request, response);
    await answerLogin(world, provider, waiting, request, response);
  });
  return router;
}

async function answerLogin(world: OidcWorld, provider: Provider, waiting: AuthorizationRequest, request: Request, response: Response): Promise<void> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  // An unticked box sends only the hidden "false" before it; a ticked one both.
  if (Array.isArray(body.emailVerified)) body.emailVerified = body.emailVerified.at(-1);
  if (body.cancel) return sendOutcome(provider, cancelSignIn(world, waiting), request, response);
  const identity = readIdentity(provider, body);
  if (identity) return sendOutcome(provider, await finishSignIn(world, waiting, identity), request, response);
  const problem = textsFor(request).emailProblem;
  if (wantsJson(request)) response.status(400).json({ error: problem });
  else sendSignIn(provider, request.originalUrl, request, response, problem);
}

function chaos(world: OidcWorld, provider: Provider) {
  return async (_request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { delayMs, status } = world.control.settings.oidc;
    if (delayMs > 0) await sleep(delayMs);
    if (!world.control.takeOidcFailure(provider.name)) return next();
    if (status === 0) response.destroy();
    else response.status(status).json({ error: 'temporarily_unavailable' });
  };
}

function sendSignIn(provider: Provider, action: string, request: Request, response: Response, problem?: string): void {
  const texts = textsFor(request);
  sendPage(response, {
    title: texts.title(provider.brand),
    lang: texts.lang,
    brand: provider.brand,
    narrow: true,
    content: signInPage({ provider, action, texts, problem }),
  });
}

function sendClosed(provider: Provider, request: Request, response: Response): void {
  const texts = textsFor(request);
  if (wantsJson(request)) response.status(404).json({ error: 'There is no such sign-in, or it has expired.' });
  else sendPage(response, { title: texts.closedTitle, lang: texts.lang, brand: provider.brand, narrow: true, status: 404, content: signInClosedPage(texts) });
}

function sendOutcome(provider: Provider, outcome: Outcome, request: Request, response: Response): void {
  const texts = textsFor(request);
  if (wantsJson(request)) return void response.json(outcome.mode === 'query' ? { ...outcome, url: addressOf(outcome) } : outcome);
  if (outcome.mode === 'query') return response.redirect(303, addressOf(outcome));
  const content = html`${formPostPage(outcome, texts)}${scriptElement}`;
  sendPage(response, { title: texts.title(provider.brand), lang: texts.lang, brand: provider.brand, narrow: true, script: allowSending, content });
}
