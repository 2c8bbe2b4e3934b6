import { expect, type BrowserContext, type ConsoleMessage, type Request } from '@playwright/test';

export interface Problems {
  /** Listens to every window of this browser. */
  in: (context: BrowserContext) => void;
  /** From here on this is no surprise: the test brings it about on purpose. */
  allow: (expected: RegExp) => void;
  expectNone: () => void;
}

/** Leaving a page ends what it was still loading. */
const isLeaving = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

const describe = (message: ConsoleMessage): string => `console ${message.type()}: ${message.text()} (${message.location().url})`;

/** Errors and warnings of the console (a violated content security policy is one), uncaught exceptions, requests that fail. */
export const watch = (): Problems => {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  return {
    in: (context) => {
      context.on('console', (message) => void (['error', 'warning'].includes(message.type()) && found.push(describe(message))));
      context.on('weberror', (error) => void found.push(`exception: ${error.error().stack ?? error.error().message}`));
      context.on(
        'requestfailed',
        (request) => void (isLeaving(request) || found.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`)),
      );
    },
    allow: (expected) => void allowed.push(expected),
    expectNone: () =>
      expect(
        found.filter((problem) => !allowed.some((expected) => expected.test(problem))),
        'problems in the browser',
      ).toEqual([]),
  };
};
