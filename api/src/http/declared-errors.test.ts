import { errors, type ErrorCode } from '@blattwerk/contract/errors';
import { claimTreatment } from '@blattwerk/contract/treatments/operations';
import { readOperator } from '@blattwerk/contract/settings/operations';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import express from 'express';
import request from 'supertest';
import { failure } from '../kernel/failure.ts';
import { createLog } from '../kernel/log.ts';
import { answersFor, type OnUndeclaredError } from './declared-errors.ts';
import { answerFailure } from './result-handler.ts';

/** Answers each code as an operation's endpoint would; `visitors` are let in to what the operation is. */
const reportsOf = async (code: ErrorCode, operation: DeclaredOperation | undefined, visitors: boolean): Promise<string[]> => {
  const reported: string[] = [];
  const app = express();
  app.locals['context'] = { log: createLog({ level: 'silent' }) };
  app.locals['access'] = { isAllowed: () => visitors };
  app.locals['onUndeclaredError'] = (({ id }, undeclared) => void reported.push(`${id} ${undeclared}`)) satisfies OnUndeclaredError;
  app.get('/', (incoming, response) => {
    if (operation) answersFor(response, operation);
    answerFailure(failure(code), incoming, response);
  });
  expect((await request(app).get('/')).status).toBe(errors[code].status);
  return reported;
};

test.each<[string, ErrorCode, DeclaredOperation | undefined, boolean, string[]]>([
  ['that the operation declares', 'treatment.alreadyClaimed', claimTreatment, false, []],
  ['that every call can be answered with', 'server.unavailable', claimTreatment, false, []],
  ['of a record that is not there', 'server.notFound', claimTreatment, false, []],
  ['of a session, where one is needed', 'token.expired', claimTreatment, false, []],
  ['of a session, where none is needed', 'token.expired', readOperator, true, [`${readOperator.id} token.expired`]],
  ['of another operation', 'feed.paused', claimTreatment, false, ['treatments.claim feed.paused']],
  ['of a call that reached no endpoint', 'feed.paused', undefined, false, []],
])('an error %s (%s): reported %#', async (_what, code, operation, visitors, expected) => {
  expect(await reportsOf(code, operation, visitors)).toEqual(expected);
});
