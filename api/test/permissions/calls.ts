import type { Test } from 'supertest';
import type { TestApp } from '../app.ts';
import { newId } from '../../src/kernel/ids.ts';
import { databaseState } from '../security/database-state.ts';
import type { Call } from './sample.ts';
import type { Route } from './routes.ts';

/** One call over HTTP; parameters that it does not name are ids of nothing. */
export const send = (test: TestApp, route: Route, call: Call, token: string | undefined): Test => {
  const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(call.params?.[name] ?? newId()));
  const url = call.query ? `${path}?${new URLSearchParams(call.query)}` : path;
  if (route.method === 'get') return test.get(url, token);
  if (call.file) {
    return test
      .send(route.method, url, undefined, token)
      .field((call.body ?? {}) as Record<string, string>)
      .attach('file', call.file.bytes, call.file.name);
  }
  return test.send(route.method, url, call.raw ?? call.body ?? {}, token).set(call.headers ?? {});
};

/** The same call about another record. */
export const about = ({ file, raw, ...call }: Call, objectId: string): Call => ({
  ...(JSON.parse(call.objectId ? JSON.stringify(call).replaceAll(call.objectId, objectId) : JSON.stringify(call)) as Call),
  ...(file ? { file } : {}),
  ...(raw ? { raw } : {}),
});

/** A refusal may be noted in the audit log, tries and a system's calls are counted: nothing else is written. */
const noted = ['audit_events', 'login_attempts', 'feed_key_uses'];
export const stateOf = ({ knex }: TestApp): Promise<string> => databaseState(knex, noted);
