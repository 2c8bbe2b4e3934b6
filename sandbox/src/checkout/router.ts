import { Router, json, urlencoded, type Request, type Response } from 'express';
import { sendPage } from '../pages/layout.ts';
import { byItself } from '../stripe/events.ts';
import type { CheckoutSession } from '../stripe/tables.ts';
import { waitAtMost } from '../stripe/webhooks.ts';
import { settle, type Outcome, type StripeWorld } from '../stripe/world.ts';
import { authenticationPage, checkoutPage, closedPage } from './page.ts';
import { authenticate, tryCard, type PaymentResult } from './payment.ts';
import { checkoutTexts, type CheckoutTexts } from './texts.ts';

/** Like Stripe, the page waits a moment for the receiver to get the event of the payment before it sends the customer back. */
const receiverHearsWithinMs = 5000;

type Form = Record<string, string | undefined>;

const wantsJson = (request: Request): boolean => Boolean(request.is('application/json'));
const form = (request: Request): Form => (request.body ?? {}) as Form;
const optional = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** `/checkout`: the hosted payment page, for people (forms) and for tools (JSON). */
export function checkoutRouter(world: StripeWorld): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }), json());

  router.get('/:id', (request, response) => {
    const session = open(world, request, response);
    if (session) sendPage(response, { ...frame(world, session, request), content: checkoutPage(view(world, session, request)) });
  });

  router.post('/:id/pay', async (request, response) => {
    const session = find(world, request, response);
    if (session === undefined) return;
    const { card, expiry, cvc, email, name } = form(request);
    const payer = { email: optional(email) ?? session.customer_email ?? null, name: optional(name) ?? null };
    const input = { card: String(card ?? ''), expiry: optional(expiry), cvc: optional(cvc) };
    await conclude(world, request, response, tryCard(world, session, input, payer));
  });

  router.get('/:id/authenticate', (request, response) => {
    const session = open(world, request, response);
    if (session) sendPage(response, { ...frame(world, session, request), narrow: true, content: authenticationPage(view(world, session, request)) });
  });

  router.post('/:id/authenticate', async (request, response) => {
    const session = find(world, request, response);
    if (session) await conclude(world, request, response, authenticate(world, session, form(request).outcome === 'authorise'));
  });

  router.post('/:id/cancel', (request, response) => {
    const session = find(world, request, response);
    if (session === undefined) return;
    const url = session.cancel_url;
    if (wantsJson(request) || url === null) response.json({ status: session.status, url });
    else response.redirect(303, url);
  });
  return router;
}

function textsFor(session: CheckoutSession | undefined, request: Request): CheckoutTexts {
  return checkoutTexts(session?.locale ?? null, request.acceptsLanguages()[0] ?? '');
}

function frame(world: StripeWorld, session: CheckoutSession, request: Request) {
  const texts = textsFor(session, request);
  const merchant = world.journal.get('sessionDetails', session.id)!.merchant;
  return { title: `${texts.payTo} ${merchant}`, lang: texts.lang, brand: merchant };
}

function view(world: StripeWorld, session: CheckoutSession, request: Request) {
  return { session, details: world.journal.get('sessionDetails', session.id)!, texts: textsFor(session, request) };
}

/** Where the customer lands after paying, with the session's id filled in. */
function successUrl(session: CheckoutSession): string {
  return session.success_url!.replaceAll(/\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi, session.id);
}

function find(world: StripeWorld, request: Request, response: Response): CheckoutSession | undefined {
  const session = world.journal.get('sessions', String(request.params.id));
  if (session) return session;
  const texts = textsFor(undefined, request);
  if (wantsJson(request)) response.status(404).json({ error: { code: 'resource_missing', message: 'No such checkout.session.' } });
  else
    sendPage(response, {
      title: texts.missingTitle,
      lang: texts.lang,
      brand: 'Stripe',
      narrow: true,
      status: 404,
      content: closedPage(texts.missingTitle, texts.missingText),
    });
  return undefined;
}

/** The session if it still takes payments; otherwise the page that says why not has been sent. */
function open(world: StripeWorld, request: Request, response: Response): CheckoutSession | undefined {
  const session = find(world, request, response);
  if (session === undefined) return undefined;
  if (session.status === 'open' && session.expires_at * 1000 > world.now()) return session;
  sendClosed(world, session, request, response);
  return undefined;
}

function sendClosed(world: StripeWorld, session: CheckoutSession, request: Request, response: Response): void {
  const texts = textsFor(session, request);
  const isPaid = session.status === 'complete';
  const back = isPaid ? successUrl(session) : session.cancel_url;
  const link = back === null ? undefined : { href: back, label: isPaid ? `${texts.backTo} ${frame(world, session, request).brand}` : texts.back };
  const content = isPaid ? closedPage(texts.paidTitle, texts.paidText, link) : closedPage(texts.expiredTitle, texts.expiredText, link);
  sendPage(response, { ...frame(world, session, request), narrow: true, content });
}

async function conclude(world: StripeWorld, request: Request, response: Response, outcome: Outcome<PaymentResult>): Promise<void> {
  const { delivery } = await settle(world, outcome, byItself);
  const result = outcome.body;
  if (result.kind === 'paid') await waitAtMost(delivery, receiverHearsWithinMs);
  if (wantsJson(request)) answerTool(result, response);
  else answerPerson(world, result, request, response);
}

function answerTool(result: PaymentResult, response: Response): void {
  const { session } = result;
  if (result.kind === 'paid') response.json({ status: 'paid', url: successUrl(session) });
  else if (result.kind === 'authenticate') response.json({ status: 'requires_action', url: `${session.url}/authenticate` });
  else if (result.kind === 'refused') response.status(409).json({ error: { code: result.code, message: result.message } });
  else {
    const { code, declineCode, message } = result.decline;
    response.status(402).json({ error: { type: 'card_error', code, ...(declineCode && { decline_code: declineCode }), message } });
  }
}

function answerPerson(world: StripeWorld, result: PaymentResult, request: Request, response: Response): void {
  const { session } = result;
  if (result.kind === 'paid') return response.redirect(303, successUrl(session));
  if (result.kind === 'authenticate') return response.redirect(303, `/checkout/${session.id}/authenticate`);
  if (result.kind === 'refused') return sendClosed(world, session, request, response);
  const { email, name, expiry } = form(request);
  const content = checkoutPage({ ...view(world, session, request), decline: result.decline, typed: { email, name, expiry } });
  sendPage(response, { ...frame(world, session, request), content });
}
