import { type Request, type Router } from 'express';
import { createSession, expireSession, findSession, updateSession } from './checkout-sessions.ts';
import { balanceTransactions, findBalanceTransaction } from './balance-transactions.ts';
import { closeDispute, findDispute, openDispute, submitEvidence } from './disputes.ts';
import { noSuch } from './errors.ts';
import { listPage, listParameters } from './lists.ts';
import { findCharge, findPaymentIntent } from './find-payment.ts';
import { createRefund, findRefund } from './refunds.ts';
import { baseAddress, openTransport, type Transport } from './transport.ts';
import { cancelVerification, createVerification, findVerification, redactVerification, updateVerification } from './verification-sessions.ts';
import type { StripeWorld } from './world.ts';

const pathId = (request: Request): string => String(request.params.id);

/** Stripe's HTTP API below `/v1`, as far as the platform calls it. */
export function stripeRouter(world: StripeWorld): Router {
  const transport = openTransport(world);
  checkoutRoutes(world, transport);
  paymentRoutes(world, transport);
  balanceRoutes(world, transport);
  identityRoutes(world, transport);
  eventRoutes(world, transport);
  return transport.close();
}

function checkoutRoutes(world: StripeWorld, { read, write }: Transport): void {
  const path = '/checkout/sessions';
  write(path, (params, request) => createSession(world, params, baseAddress(world, request)));
  write(`${path}/:id`, (params, request) => updateSession(world, pathId(request), params));
  write(`${path}/:id/expire`, (_params, request) => expireSession(world, pathId(request)));
  read(path, (params) => {
    params.only(...listParameters, 'payment_intent', 'status', 'customer_details');
    const [intent, status, email] = [params.text('payment_intent'), params.text('status'), params.child('customer_details')?.text('email')];
    const found = world.journal
      .all('sessions')
      .filter(
        (session) =>
          (!intent || session.payment_intent === intent) && (!status || session.status === status) && (!email || session.customer_details?.email === email),
      );
    return listPage(found, params, `/v1${path}`);
  });
  read(`${path}/:id`, (_params, request) => findSession(world, pathId(request)));
  read(`${path}/:id/line_items`, (_params, request) => {
    const { id } = findSession(world, pathId(request));
    return { object: 'list', data: world.journal.get('sessionDetails', id)?.lineItems ?? [], has_more: false, url: `/v1${path}/${id}/line_items` };
  });
}

function paymentRoutes(world: StripeWorld, { read, write }: Transport): void {
  write('/refunds', (params) => createRefund(world, params));
  read('/refunds', (params) => {
    params.only(...listParameters, 'charge', 'payment_intent');
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const found = world.journal.all('refunds').filter((refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent));
    return listPage(found, params, '/v1/refunds');
  });
  read('/refunds/:id', (_params, request) => findRefund(world, pathId(request)));
  read('/payment_intents', (params) => listPage(world.journal.all('paymentIntents'), params, '/v1/payment_intents'));
  read('/payment_intents/:id', (_params, request) => findPaymentIntent(world, pathId(request)));
  read('/charges', (params) => {
    params.only(...listParameters, 'payment_intent');
    const intent = params.text('payment_intent');
    return listPage(
      world.journal.all('charges').filter((charge) => !intent || charge.payment_intent === intent),
      params,
      '/v1/charges',
    );
  });
  read('/charges/:id', (_params, request) => findCharge(world, pathId(request)));
}

function balanceRoutes(world: StripeWorld, { read, write }: Transport): void {
  read('/balance_transactions', (params) => {
    params.only(...listParameters, 'currency', 'payout', 'source', 'type');
    const [source, type] = [params.text('source'), params.text('type')];
    const found = balanceTransactions(world).filter((transaction) => (!source || transaction.source === source) && (!type || transaction.type === type));
    return listPage(found, params, '/v1/balance_transactions');
  });
  read('/balance_transactions/:id', (_params, request) => findBalanceTransaction(world, pathId(request)));
  write('/disputes/:id', (params, request) => submitEvidence(world, pathId(request), params));
  write('/disputes/:id/close', (_params, request) => closeDispute(world, pathId(request)));
  write('/test_helpers/disputes', (params) => openDispute(world, params.text('payment_intent') ?? ''));
  read('/disputes', (params) => {
    params.only(...listParameters, 'charge', 'payment_intent');
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const found = world.journal.all('disputes').filter((dispute) => (!charge || dispute.charge === charge) && (!intent || dispute.payment_intent === intent));
    return listPage(found, params, '/v1/disputes');
  });
  read('/disputes/:id', (_params, request) => findDispute(world, pathId(request)));
}

function identityRoutes(world: StripeWorld, { read, write }: Transport): void {
  const path = '/identity/verification_sessions';
  write(path, (params, request) => createVerification(world, params, baseAddress(world, request)));
  write(`${path}/:id`, (params, request) => updateVerification(world, pathId(request), params));
  write(`${path}/:id/cancel`, (_params, request) => cancelVerification(world, pathId(request)));
  write(`${path}/:id/redact`, (_params, request) => redactVerification(world, pathId(request)));
  read(path, (params) => {
    params.only(...listParameters, 'status', 'client_reference_id');
    const [status, reference] = [params.text('status'), params.text('client_reference_id')];
    const found = world.journal
      .all('verifications')
      .filter((session) => (!status || session.status === status) && (!reference || session.client_reference_id === reference));
    return listPage(found, params, `/v1${path}`);
  });
  read(`${path}/:id`, (_params, request) => findVerification(world, pathId(request)));
}

function eventRoutes(world: StripeWorld, { read }: Transport): void {
  read('/events', (params) => {
    params.only(...listParameters, 'type', 'types', 'delivery_success');
    const types = [params.text('type'), ...params.texts('types')].filter((type) => type !== undefined);
    const success = params.flag('delivery_success');
    const found = world.journal.all('events').filter((event) => {
      const isWanted = types.length === 0 || types.includes(event.type);
      return isWanted && (success === undefined || (event.pending_webhooks === 0) === success);
    });
    return listPage(found, params, '/v1/events');
  });
  read('/events/:id', (_params, request) => {
    const event = world.journal.get('events', pathId(request));
    if (event === undefined) throw noSuch('event', pathId(request));
    return event;
  });
}
