import { errors, type ErrorCode } from '@blattwerk/contract/errors';
import { localErrors } from '@blattwerk/contract/local-errors';
import { apiErrorOf, ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

const answered = (body: unknown, status: number): Promise<ApiError> => apiErrorOf(new Response(JSON.stringify(body), { status }));

test.each(Object.keys(errors) as ErrorCode[])('%s is read as the sentence that the API sent, never as the code', async (code) => {
  const { status, de, en } = errors[code];
  const texts = [failureText(await answered({ code, message: de }, status), 'de'), failureText(await answered({ code, message: en }, status), 'en')];
  expect(texts).toEqual([de, en]);
});

test.each(Object.keys(localErrors) as (keyof typeof localErrors)[])('%s has words without an answer', (code) => {
  const failed = new ApiError({ code, message: 'Failed to fetch', status: 0 });
  expect([failureText(failed, 'de'), failureText(failed, 'en')]).toEqual([errors[code].de, errors[code].en]);
});

test.each([new Error('ECONNRESET'), undefined, 'text', new ApiError({ code: 'no.such.code', message: '', status: 500 })])(
  'anything else is read as the general sentence',
  (error) => expect(failureText(error, 'en')).toBe(errors['server.internalServerError'].en),
);

test('an answer without words is read as the general sentence', async () => {
  expect(failureText(await answered({ code: 'auth.invalidCredentials' }, 401), 'en')).toBe(errors['server.internalServerError'].en);
});

test('after too many tries the answer says how long to wait, any other says nothing about it', async () => {
  const refused = await answered({ code: 'auth.tooManyAttempts', message: 'Zu viele Versuche.', details: { retryAfterSeconds: 420 } }, 429);
  expect([refused.waitSeconds, (await answered({ code: 'token.invalid' }, 401)).waitSeconds]).toEqual([420, undefined]);
});
