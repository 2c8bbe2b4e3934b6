import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errors, type ErrorCode } from '@blattwerk/contract/errors';
import express from 'express';
import request from 'supertest';
import { failure } from '../kernel/failure.ts';
import { createLog } from '../kernel/log.ts';
import { answerFailure } from './result-handler.ts';

const codes = Object.keys(errors) as ErrorCode[];
const root = fileURLToPath(new URL('../../../', import.meta.url));

const read = (patterns: string[], exclude: RegExp): string =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/node_modules|generated|\/dist\/|\/build\//.test(file) && !exclude.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');

/** As a word of its own: `user.banned` is not named by `user.bannedAt`. */
const namedIn = (text: string): Set<ErrorCode> => new Set(codes.filter((code) => new RegExp(`(?<![\\w.])${code.replaceAll('.', '\\.')}(?![\\w.])`).test(text)));
/** State tables name the refusals that the state machine raises. */
const raised = (): Set<ErrorCode> => {
  const text = read(['api/src/**/*.ts', 'contract/src/**/states.ts'], /\.test\.ts$|contract\/src\/consultations/);
  return new Set(codes.filter((code) => text.includes(`'${code}'`)));
};

/** What features to come will raise, and what the specification names beside a code that says the same. The list may only shrink. */
const notRaised: ErrorCode[] = [
  'auth.logoutError',
  'user.alreadyConfirmed',
  'email.alreadyConfirmed',
  'doctor.alreadyExist',
  'health.state.alreadyExists',
  'pdf.generation.error',
  'pharmacy.prescription.send.error',
  'stripe.payment.failed',
  'mailer.error',
  'taskScheduler.error',
  'invalid.url',
];

describe('The error catalogue', () => {
  const app = express();
  app.locals['context'] = { log: createLog({ level: 'silent' }) };
  app.get('/:code', (incoming, response) => answerFailure(failure(incoming.params.code as ErrorCode), incoming, response));

  it.each(codes)('answers %s with its status and its sentence in both languages', async (code) => {
    for (const language of ['de', 'en'] as const) {
      const answer = await request(app)
        .get(`/${encodeURIComponent(code)}`)
        .set('Accept-Language', language);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([errors[code].status, code, errors[code][language]]);
    }
  });

  it('has no code that nothing raises, but for those that are listed', () => {
    const known = raised();
    expect(codes.filter((code) => !known.has(code) && !notRaised.includes(code))).toEqual([]);
    expect(notRaised.filter((code) => known.has(code))).toEqual([]);
  });

  it('has no code that is raised and that no test names', () => {
    const named = namedIn(read(['api/src/**/*.test.ts', 'api/test/**/*.ts', 'e2e/**/*.ts'], /failures\.test\.ts$/));
    expect([...raised()].filter((code) => !named.has(code))).toEqual([]);
  });
});
