import { createHash } from 'node:crypto';
import express, { Router } from 'express';
import type { Journal } from '../journal.ts';

/** What the gateway has taken for a telephone call. */
interface CallRecord {
  id: string;
  to: string;
  pharmacy: string;
  references: string[];
  tan: string;
  at: string;
}
export type CallTables = { calls: CallRecord };

const bearer = 'Bearer sandbox-call-gateway';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** `POST /calls`: a telephone gateway. No telephone rings; who was told which TAN is kept. The same call with the same key is one call. */
export function callRouter(journal: Journal<CallTables>, now: () => number): Router {
  const router = Router();
  router.post('/', express.json(), async (request, response) => {
    if (request.get('authorization') !== bearer) return void response.status(401).json({ error: 'The gateway does not know this token.' });
    const { to, pharmacy, reference, references, text, tan } = (request.body ?? {}) as Record<string, unknown>;
    if (![to, pharmacy, reference, text, tan].every(isText))
      return void response.status(422).json({ error: 'to, pharmacy, reference, text and tan are needed.' });
    const key = request.get('idempotency-key') ?? JSON.stringify(request.body);
    const id = createHash('sha256').update(key).digest('hex');
    if (!journal.get('calls', id)) {
      const all = Array.isArray(references) ? references.filter(isText) : [];
      const record = { id, to: String(to), pharmacy: String(pharmacy), references: all.length > 0 ? all : [String(reference)], tan: String(tan) };
      await journal.commit({ put: [{ table: 'calls', record: { ...record, at: new Date(now()).toISOString() } }] });
    }
    response.status(202).json({ id });
  });
  return router;
}

/** `GET /pharmacies/:slug/tans`: the TANs that were telephoned to a pharmacy, newest first. */
export function tanRouter(journal: Journal<CallTables>): Router {
  const router = Router();
  router.get('/:slug/tans', (request, response) => {
    const calls = journal.all('calls').filter(({ pharmacy }) => pharmacy === request.params.slug);
    const items = calls.toReversed().flatMap(({ references, tan, at }) => references.map((prescriptionId) => ({ prescriptionId, tan, at })));
    response.set('cache-control', 'no-store').json({ items });
  });
  return router;
}
