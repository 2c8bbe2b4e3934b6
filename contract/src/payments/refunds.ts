import { defineStates } from '../state-table.ts';

export const refundStatuses = ['to-approve', 'pending', 'done', 'failed', 'rejected'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
/** Why money goes back: by a rule (`cancelled` to `duplicate`, `rest`), by staff, or made at the payment provider. */
export const refundReasons = ['cancelled', 'declined', 'expired', 'duplicate', 'rest', 'admin', 'provider'] as const;
export type RefundReason = (typeof refundReasons)[number];
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const refundStates = defineStates<RefundStatus, 'approve' | 'reject' | 'complete' | 'fail' | 'retry'>({
  states: refundStatuses,
  initial: 'to-approve',
  actions: {
    approve: { from: ['to-approve'], to: 'pending' },
    reject: { from: ['to-approve'], to: 'rejected' },
    complete: { from: ['pending'], to: 'done' },
    /** The bank may return it days after it was made. */
    fail: { from: ['pending', 'done'], to: 'failed' },
    retry: { from: ['failed'], to: 'pending' },
  },
  refusal: () => 'server.conflict',
});

export const disputeStates = defineStates<DisputeStatus, 'won' | 'lost'>({
  states: disputeStatuses,
  initial: 'open',
  actions: { won: { from: ['open'], to: 'won' }, lost: { from: ['open'], to: 'lost' } },
  refusal: () => 'server.conflict',
});
