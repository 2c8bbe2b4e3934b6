import type { TestApp } from './app.ts';

/** Link token and code of the newest mail to an address; empty when there is none. */
const secretsIn = (test: TestApp, address: string): { token: string; code: string } => {
  const text = test.mails.filter(({ to }) => to === address).at(-1)?.text ?? '';
  return { token: decodeURIComponent(/token=([^\s&]+)/.exec(text)?.[1] ?? ''), code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
};

/** The same after the waiting jobs have run. */
export const secretsSentTo = async (test: TestApp, address: string): Promise<{ token: string; code: string }> => {
  await test.runJobs();
  return secretsIn(test, address);
};
