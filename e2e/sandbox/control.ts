import { freshConnection } from '../api/client.ts';

/** Tells the sandbox of the outside world how to behave; see its README. */
export const openSandboxControl = (sandboxUrl: string) => {
  const send = async (method: string, path: string, body: unknown = {}): Promise<void> => {
    const response = await fetch(`${sandboxUrl}${path}`, {
      method,
      headers: { ...freshConnection, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox refuses ${method} ${path}: ${response.status} ${await response.text()}`);
  };
  return {
    /** Payments are made, and their events are delivered only when released. */
    holdEvents: () => send('PUT', '/_control', { webhooks: { paused: true } }),
    releaseEvents: () => send('PUT', '/_control', { webhooks: { paused: false } }),
    /** Sends what is held back, without waiting for answers longer than the receiver lives. */
    flushEvents: () => send('POST', '/_control/webhooks/flush'),
    pay: (sessionId: string, card = '4242424242424242') => send('POST', `/checkout/${sessionId}/pay`, { card }),
  };
};
