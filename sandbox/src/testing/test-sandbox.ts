import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { SandboxConfig } from '../config.ts';
import { startSandbox, type Sandbox } from '../server.ts';

export const webhookSecret = 'whsec_test';

/** A sandbox on free ports with files of its own, and Stripe's official client for it. */
export interface TestSandbox extends Sandbox {
  config: SandboxConfig;
  stripe: Stripe;
  /** Sends JSON and reads JSON. */
  call: (method: string, address: string, body?: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Sends a form as a browser does; redirects are not followed. */
  submit: (address: string, fields: Record<string, string>) => Promise<{ status: number; location: string | null; text: string }>;
  /** Stops and deletes the files. */
  end: () => Promise<void>;
}

export function clientFor(url: string, key = 'sk_test_sandbox'): Stripe {
  return new Stripe(key, { host: 'localhost', port: new URL(url).port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export async function startTestSandbox(change: Partial<SandboxConfig> = {}, now?: () => number): Promise<TestSandbox> {
  const config: SandboxConfig = {
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    sftpPort: 0,
    clamdPort: 0,
    publicUrl: undefined,
    webhookUrl: 'http://127.0.0.1:9/nobody',
    webhookSecret,
    mailReports: undefined,
    applePublicKey: undefined,
    productsFile: undefined,
    stateDir: mkdtempSync(path.join(tmpdir(), 'sandbox-')),
    ...change,
  };
  const sandbox = await startSandbox(config, { ...(now && { now }) });
  const target = (address: string): string => new URL(address, sandbox.url).href;
  return {
    ...sandbox,
    config,
    stripe: clientFor(sandbox.url),
    call: async (method, address, body) => {
      const response = await fetch(target(address), {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    submit: async (address, fields) => {
      const response = await fetch(target(address), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    },
    end: async () => {
      await sandbox.stop();
      rmSync(config.stateDir, { recursive: true, force: true });
    },
  };
}

export interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

/** The platform's side of webhooks: remembers what came and answers with the statuses it is told, then 200. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.writeHead(answers.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    received,
    /** Statuses for the next deliveries. */
    answers,
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Waits until the condition holds; fails after three seconds. */
export async function eventually(condition: () => boolean): Promise<void> {
  const limit = Date.now() + 3000;
  while (!condition()) {
    if (Date.now() > limit) throw new Error('The expected state did not come.');
    await sleep(10);
  }
}

/** What the platform sends to begin a payment of 14.99 EUR. */
export function paymentOf(change: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    locale: 'de',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 1499, product_data: { name: 'Anzahlung' } } }],
    success_url: 'http://localhost:3000/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancelled',
    customer_email: 'patient@example.org',
    metadata: { treatment: 't1' },
    payment_intent_data: { metadata: { treatment: 't1' } },
    ...change,
  };
}
