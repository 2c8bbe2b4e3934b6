import { identityStates, identityStatuses, type IdentityAction, type IdentityStatus } from '@blattwerk/contract/identity-checks/states';
import { type Failure } from '../../kernel/failure.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { stepTowards, type ProviderSession } from './session-steps.ts';

const session = (status: string, code?: string, redaction?: 'redacted'): ProviderSession => ({
  status,
  last_error: code ? { code } : null,
  redaction: redaction ? { status: redaction } : null,
});

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2 ? [items] : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const follow = (sessions: ProviderSession[]): IdentityStatus => {
  const check: { status: IdentityStatus; lastError: string | null } = { status: 'created', lastError: null };
  for (const session of sessions) {
    const action = stepTowards(session, check);
    if (action === null) continue;
    check.status = nextState(identityStates, action, check.status);
    check.lastError = action === 'requireInput' ? (session.last_error?.code ?? null) : null;
  }
  return check.status;
};

describe('However late the events of a session arrive', () => {
  const tried = [session('requires_input'), session('processing'), session('requires_input', 'document_expired'), session('processing')];
  it.each([
    ['verified', session('verified')],
    ['canceled', session('canceled')],
    ['redacted', session('verified', undefined, 'redacted')],
  ] as const)('all 120 orders of five standings end %s', (end, last) => {
    const orders = permutations([...tried, last]);
    expect(orders).toHaveLength(120);
    expect(new Set(orders.map(follow))).toEqual(new Set([end]));
  });
});

describe('The table refuses what does not follow', () => {
  const actions = Object.keys(identityStates.actions) as IdentityAction[];
  const refused = actions.flatMap((action) =>
    identityStatuses.filter((status) => !identityStates.actions[action].from.includes(status)).map((status) => [action, status] as const),
  );
  it.each(refused)('%s while %s', (action, status) => {
    const code =
      { verified: 'identity.alreadyVerified', canceled: 'session_cancelled', redacted: 'identity.redacted' }[status as string] ?? 'identity.processing';
    expect(() => nextState(identityStates, action, status)).toThrow(expect.objectContaining({ code }) as Failure);
  });
});

test('a status that we do not know moves nothing', () => {
  expect(stepTowards(session('paused'), { status: 'processing', lastError: null })).toBeNull();
});
