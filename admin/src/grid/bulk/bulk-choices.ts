/** What is offered for many records of a list: the actions of the contract that have words here, in the order of the menu. */
export interface BulkChoice {
  action: string;
  /** What must be given with it. */
  needs?: 'reason' | 'rejection';
  isDanger?: true;
}

type Roles = readonly ('doctor' | 'pharmacy' | 'admin')[];

interface BulkChoices {
  /** Who may do this to one record, and so to many. */
  roles: Roles;
  choices: readonly BulkChoice[];
  /** The rows must have been read, so what is not on the page cannot be chosen. */
  isOfRead?: true;
}

const admin: Roles = ['admin'];

const moderation: BulkChoices = {
  roles: admin,
  choices: [{ action: 'publish' }, { action: 'reject', needs: 'rejection', isDanger: true }],
  isOfRead: true,
};

export const bulkChoices: Readonly<Record<string, BulkChoices>> = {
  'delivery-tasks': { roles: admin, choices: [{ action: 'take' }, { action: 'release' }, { action: 'reached' }, { action: 'unreachable' }] },
  'feed-runs': { roles: admin, choices: [{ action: 'release' }, { action: 'discard', isDanger: true }] },
  invitations: { roles: ['doctor', 'pharmacy', 'admin'], choices: [{ action: 'withdraw', isDanger: true }] },
  jobs: { roles: admin, choices: [{ action: 'retry' }] },
  'marketing-patients': { roles: admin, choices: [{ action: 'delete', isDanger: true }] },
  patients: { roles: admin, choices: [{ action: 'ban', needs: 'reason', isDanger: true }, { action: 'unban' }] },
  people: { roles: ['pharmacy', 'admin'], choices: [{ action: 'deactivate', needs: 'reason', isDanger: true }, { action: 'reactivate' }] },
  pharmacies: { roles: admin, choices: [{ action: 'list' }, { action: 'unlist' }, { action: 'pickup-only' }, { action: 'ship' }] },
  products: { roles: admin, choices: [{ action: 'publish' }, { action: 'unpublish' }, { action: 'promote' }, { action: 'unpromote' }] },
  'review-comments': moderation,
  reviews: moderation,
  'stock-feeds': { roles: admin, choices: [{ action: 'pause' }, { action: 'resume' }] },
  'unmatched-products': { roles: ['pharmacy', 'admin'], choices: [{ action: 'ignore' }, { action: 'reopen' }] },
};
