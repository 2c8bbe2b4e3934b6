import { createHash } from 'node:crypto';
import { CallRefusedError, type CallGatewayPort } from './call-gateway-port.ts';

const timeout = 10_000;

/** A telephone gateway behind one address: a POST with JSON and a bearer. The key lets it take a repeated call for the one that it has. */
export const httpCallGateway = ({ url, token, fetch: ask = fetch }: { url: string; token: string; fetch?: typeof fetch }): CallGatewayPort => ({
  call: async (call) => {
    const body = JSON.stringify(call);
    const answer = await ask(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': createHash('sha256').update(body).digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const isFinal = answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 425, 429].includes(answer.status);
    const message = `the call gateway answered ${answer.status}`;
    throw isFinal ? new CallRefusedError(message) : new Error(message);
  },
});
