import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userStates } from '@blattwerk/contract/accounts/states';
import { workStates } from '@blattwerk/contract/backoffice/states';
import { importStates } from '@blattwerk/contract/list-imports/states';
import { attestationStates } from '@blattwerk/contract/attestations/states';
import { alertStates } from '@blattwerk/contract/alerts/states';
import { contactRequestStates } from '@blattwerk/contract/contact-requests/states';
import { caregiverStates } from '@blattwerk/contract/caregivers/states';
import { consultationStates } from '@blattwerk/contract/consultations/states';
import { exportStates } from '@blattwerk/contract/data-exports/states';
import { deliveryTaskStates } from '@blattwerk/contract/delivery-tasks/states';
import { erasureStates } from '@blattwerk/contract/erasures/states';
import { errors } from '@blattwerk/contract/errors';
import { healthStateStates } from '@blattwerk/contract/health-states/states';
import { identityStates } from '@blattwerk/contract/identity-checks/states';
import { invitationStates } from '@blattwerk/contract/invitations/states';
import { mailStates } from '@blattwerk/contract/mails/states';
import { issueStates } from '@blattwerk/contract/newsletter-issues/states';
import { newsletterStates } from '@blattwerk/contract/newsletter/states';
import { disputeStates, refundStates } from '@blattwerk/contract/payments/refunds';
import { paymentStates } from '@blattwerk/contract/payments/states';
import { questionStates } from '@blattwerk/contract/pharmacy-questions/states';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import { withdrawalStates } from '@blattwerk/contract/withdrawals/states';
import { proposalStates } from '@blattwerk/contract/product-proposals/states';
import { contributionStates } from '@blattwerk/contract/reviews/states';
import { runStates } from '@blattwerk/contract/stock-feeds/states';
import type { StateTable } from '@blattwerk/contract/state-table';
import { treatmentStates } from '@blattwerk/contract/treatments/states';
import { uploadStates } from '@blattwerk/contract/uploads/states';
import { articleStates } from '@blattwerk/contract/unmatched-products/states';
import { Failure } from './failure.ts';
import { nextState, possibleActions } from './state-machine.ts';

interface Machine {
  name: string;
  table: StateTable<string, string>;
  /** States that nothing leads out of. Written down here, so that a new way out is noticed. */
  ends: string[];
}

const machine = <S extends string, A extends string>(name: string, table: StateTable<S, A>, ends: S[]): Machine => ({
  name,
  table: table as unknown as StateTable<string, string>,
  ends,
});

const machines: Machine[] = [
  machine('attestations', attestationStates, ['declined', 'withdrawn', 'revoked']),
  machine('caregivers', caregiverStates, ['declined', 'withdrawn', 'expired', 'ended']),
  machine('treatments', treatmentStates, ['approved', 'declined', 'cancelled', 'expired']),
  machine('payments', paymentStates, ['disputed']),
  machine('refunds', refundStates, ['rejected']),
  machine('disputes', disputeStates, ['won', 'lost']),
  machine('prescriptions', prescriptionStates, ['dispensed', 'revoked', 'replaced', 'expired']),
  machine('bulk_actions', workStates, ['done', 'failed', 'stopped']),
  machine('newsletter_issues', issueStates, ['sent']),
  machine('list_imports', importStates, []),
  machine('list_exports', workStates, ['done', 'failed', 'stopped']),
  machine('contact_requests', contactRequestStates, ['answered']),
  machine('consultations', consultationStates, ['completed', 'cancelled', 'expired']),
  machine('identity_checks', identityStates, ['redacted']),
  machine('product_aliases', articleStates, []),
  machine('feed_runs', runStates, ['applied', 'unchanged', 'failed', 'discarded']),
  machine('users', userStates, ['deleted']),
  machine('health_states', healthStateStates, ['complete']),
  machine('mails', mailStates, ['sent', 'unwanted']),
  machine('alerts', alertStates, ['active']),
  machine('data_exports', exportStates, ['expired', 'failed']),
  machine('delivery_tasks', deliveryTaskStates, ['done', 'cancelled']),
  machine('erasures', erasureStates, ['done']),
  machine('invitations', invitationStates, ['accepted', 'withdrawn']),
  machine('newsletter_subscriptions', newsletterStates, []),
  machine('pharmacy_questions', questionStates, ['answered', 'closed']),
  machine('contract_withdrawals', withdrawalStates, ['done']),
  machine('product_proposals', proposalStates, ['added', 'merged', 'refused']),
  machine('reviews', contributionStates, []),
  machine('uploads', uploadStates, ['clean', 'refused']),
  machine('review_comments', contributionStates, []),
];

const steps = machines.flatMap(({ name, table }) =>
  Object.entries(table.actions).flatMap(([action, { from, to }]) =>
    table.states.map((state) => ({ name, table, action, state, to, isAllowed: from.includes(state) })),
  ),
);

test('every table of states is among them', () => {
  const files = globSync('../../../contract/src/*/*.ts', { cwd: import.meta.dirname });
  const defined = files.flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/= defineStates\b/g) ?? []);
  expect(new Set(machines.map(({ table }) => table)).size).toBe(defined.length);
});

test.each(steps.filter(({ isAllowed }) => isAllowed))('$name: "$action" leads from "$state" to "$to"', ({ table, action, state, to }) => {
  expect(nextState(table, action, state)).toBe(to);
  expect(possibleActions(table, state)).toContain(action);
});

test.each(steps.filter(({ isAllowed }) => !isAllowed))('$name: "$action" is refused in "$state" with the table’s code', ({ table, action, state }) => {
  const refused = (): Failure => {
    try {
      throw new Error(`led to ${nextState(table, action, state)}`);
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  };
  expect(refused().code).toBe(table.refusal(action, state));
  expect(errors[refused().code].status).toBeGreaterThanOrEqual(400);
  expect(possibleActions(table, state)).not.toContain(action);
});

describe.each(machines)('The states of $name', ({ name, table, ends }) => {
  it('can all be reached', () => {
    const reached = new Set([table.initial]);
    for (const state of reached) for (const action of possibleActions(table, state)) reached.add(nextState(table, action, state));
    expect([...table.states].filter((state) => !reached.has(state))).toEqual([]);
  });

  it('end where they are meant to', () => {
    expect(table.states.filter((state) => possibleActions(table, state).length === 0)).toEqual(ends);
  });

  it('are those that the database accepts', () => {
    const schema = readFileSync(new URL('../../../migrations/schema.sql', import.meta.url), 'utf8');
    const definition = new RegExp(`CREATE TABLE ${name} \\(.*?\\n\\);`, 's').exec(schema)?.[0] ?? '';
    const check = /CHECK \(\((?:status|state) = ANY \(ARRAY\[(.*?)\]\)\)\)/.exec(definition)?.[1] ?? '';
    expect([...check.matchAll(/'([^']+)'/g)].map(([, state]) => state).toSorted()).toEqual([...table.states].toSorted());
  });
});
