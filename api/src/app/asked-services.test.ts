import { askedServices, outageText } from '../jobs/asked-services.ts';
import type { JobName } from '../jobs/names.ts';
import { throughADay } from '../jobs/job.ts';
import { registry } from './jobs.ts';

/** What these leave undone is found by the records every five minutes, by `payments.reconcile` and `identity-checks.reconcile`. */
const reconciled: readonly JobName[] = ['payments.follow', 'payments.refund', 'identity-checks.refresh'];

test.each(Object.keys(askedServices) as JobName[])('%s outlasts a day without the service that it asks', (id) => {
  const job = registry.find((one) => one.id === id);
  const isRepeated = job?.schedule !== undefined || reconciled.includes(id);
  expect(isRepeated || (job?.retryLimit === throughADay.retryLimit && job.longestPauseSeconds === throughADay.longestPauseSeconds)).toBe(true);
});

test.each([
  ['Delivering the mail <[address]> failed: ECONNECTION', true],
  ['Delivering the mail <[address]> failed: The service mail cannot be reached: paused', true],
  ['Delivering the mail <[address]> failed: EENVELOPE', false],
  ['The service payments cannot be reached: paused', true],
  ['Storing documents/1.pdf failed', true],
  ['An error occurred with our connection to Stripe. Request was retried 1 times.', true],
  ['The scanner has not answered in time', true],
  ['There is no object documents/1.pdf', false],
  ['Cannot read properties of undefined', false],
])('%s is an outage: %s', (message, isOutage) => {
  expect(new RegExp(outageText).test(message)).toBe(isOutage);
});
