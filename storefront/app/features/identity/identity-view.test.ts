import { identityStatuses } from '@blattwerk/contract/identity-checks/states';
import { identityView } from './identity-view.ts';

test.each([
  [null, 'start'],
  ['created', 'resume'],
  ['processing', 'waiting'],
  ['requires_input', 'resume'],
  ['canceled', 'canceled'],
  ['redacted', 'redacted'],
] as const)('a check that is %s shows %s', (status, view) => expect(identityView({ status, outcome: 'open', lastError: null }, false)).toBe(view));

test('a refused document says so, also right after coming back', () => {
  expect(identityView({ status: 'requires_input', outcome: 'open', lastError: 'document_expired' }, true)).toBe('retry');
});

test('coming back from the provider waits for its word', () => {
  for (const status of ['created', 'requires_input', 'processing'] as const)
    expect(identityView({ status, outcome: 'open', lastError: null }, true)).toBe('waiting');
});

test.each(['verified', 'mismatch', 'outdated', 'underage'] as const)('what became %s shows so, whatever the status', (outcome) => {
  for (const status of identityStatuses) expect(identityView({ status, outcome, lastError: null }, true)).toBe(outcome);
});
