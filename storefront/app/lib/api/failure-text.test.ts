import { errors, type ErrorCode } from '@blattwerk/contract/errors';
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

test.each(Object.keys(errors) as ErrorCode[])('%s is read as its sentence, never as the code', (code) => {
  const failed = new ApiError({ code, message: code, status: errors[code].status });
  expect([failureText(failed, 'de'), failureText(failed, 'en')]).toEqual([errors[code].de, errors[code].en]);
});

test.each([new Error('ECONNRESET'), undefined, 'text', new ApiError({ code: 'no.such.code', message: 'x', status: 500 })])(
  'anything else is read as the general sentence',
  (error) => expect(failureText(error, 'en')).toBe(errors['server.internalServerError'].en),
);
