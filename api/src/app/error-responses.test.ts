import { commonErrorsOf } from '@blattwerk/contract/operation-errors';
import { operations } from '@blattwerk/contract/operations';
import { callersOf, refusalsOf } from './error-responses.ts';

test('no operation declares a code twice, or one that all of its kind can answer', () => {
  const repeated = operations.flatMap((operation) => {
    const common = commonErrorsOf(operation, callersOf(operation));
    const { errors = [] } = operation;
    return errors.filter((code, index) => common.includes(code) || errors.indexOf(code) !== index).map((code) => `${operation.id} ${code}`);
  });
  expect(repeated).toEqual([]);
});

test('what an operation can be refused with is sorted by status, the common codes with its own', () => {
  const claim = operations.find(({ id }) => id === 'treatments.claim');
  const refusals = claim ? refusalsOf(claim) : new Map();
  expect([...refusals.keys()]).toEqual([400, 401, 403, 404, 409, 413, 422, 429, 500, 503]);
  expect(refusals.get(404)).toEqual(['server.notFound', 'treatment.notFound']);
});
