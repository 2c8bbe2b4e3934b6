import { isHeldAfter } from './suppression.policy.ts';

test.each([
  ['an unknown mailbox', 'bounce', '5.1.1', 1, true],
  ['a full mailbox, once', 'bounce', '5.2.2', 1, false],
  ['a full mailbox, three times', 'bounce', '5.2.2', 3, true],
  ['a server that was away, once', 'bounce', '4.4.1', 1, false],
  ['a failure without a code, three times', 'bounce', undefined, 3, true],
  ['a complaint', 'complaint', undefined, 1, true],
] as const)('After %s mails are held: %#', (_what, kind, status, reports, isHeld) => {
  expect(isHeldAfter({ kind }, { status }, reports)).toBe(isHeld);
});
