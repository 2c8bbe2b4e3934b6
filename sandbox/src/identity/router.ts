import { Router, json, urlencoded, type Request, type Response } from 'express';
import { sendPage } from '../pages/layout.ts';
import { byItself } from '../stripe/events.ts';
import type { VerificationSession } from '../stripe/tables.ts';
import { waitAtMost } from '../stripe/webhooks.ts';
import { settle, type StripeWorld } from '../stripe/world.ts';
import { finishVerification, type IdentityInput } from './outcome.ts';
import { identityClosedPage, identityPage } from './page.ts';
import { identityTexts, type IdentityTexts } from './texts.ts';

const receiverHearsWithinMs = 5000;

const wantsJson = (request: Request): boolean => Boolean(request.is('application/json'));
const textsFor = (request: Request): IdentityTexts => identityTexts(request.acceptsLanguages()[0] ?? '');

function readInput(request: Request): IdentityInput {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const text = (name: string): string | undefined => {
    const value = body[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  return { outcome: text('outcome') ?? '', firstName: text('firstName'), lastName: text('lastName'), dob: text('dob'), reason: text('reason') };
}

/** `/identity`: the hosted document check, for people (forms) and for tools (JSON). */
export function identityRouter(world: StripeWorld): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }), json());

  router.get('/:id', (request, response) => {
    const session = find(world, request, response);
    if (session) show(world, session, request, response);
  });

  router.post('/:id/finish', async (request, response) => {
    const session = find(world, request, response);
    if (session === undefined) return;
    const outcome = finishVerification(session, readInput(request));
    const { delivery } = await settle(world, outcome, byItself);
    const result = outcome.body;
    if (result.kind === 'refused') return refuse(world, session, result, request, response);
    await waitAtMost(delivery, receiverHearsWithinMs);
    const url = world.journal.get('verificationDetails', session.id)?.returnUrl ?? null;
    if (wantsJson(request)) response.json({ status: result.session.status, url });
    else if (url === null) response.redirect(303, `/identity/${session.id}`);
    else response.redirect(303, url);
  });
  return router;
}

function find(world: StripeWorld, request: Request, response: Response): VerificationSession | undefined {
  const session = world.journal.get('verifications', String(request.params.id));
  if (session) return session;
  if (wantsJson(request)) response.status(404).json({ error: { code: 'resource_missing', message: 'No such verification session.' } });
  else
    sendPage(response, {
      title: 'Stripe',
      brand: 'Stripe',
      narrow: true,
      lang: textsFor(request).lang,
      status: 404,
      content: identityClosedPage(textsFor(request), null),
    });
  return undefined;
}

function show(world: StripeWorld, session: VerificationSession, request: Request, response: Response, problem?: string): void {
  const texts = textsFor(request);
  const isOpen = session.status === 'requires_input' && session.redaction === null;
  const returnUrl = world.journal.get('verificationDetails', session.id)?.returnUrl ?? null;
  const content = isOpen ? identityPage({ session, texts, problem, typed: readInput(request) }) : identityClosedPage(texts, returnUrl);
  sendPage(response, { title: texts.title, lang: texts.lang, brand: 'Blattwerk', narrow: true, content });
}

function refuse(
  world: StripeWorld,
  session: VerificationSession,
  result: { status: number; code: string; message: string },
  request: Request,
  response: Response,
): void {
  if (wantsJson(request)) response.status(result.status).json({ error: { code: result.code, message: result.message } });
  else show(world, session, request, response, result.message);
}
