import type { OperationId } from '@blattwerk/contract/operations';

/** All that a session may call whose role needs a second factor that is not set up yet; what is open to visitors it sees as one of them. */
export const enrolmentOperations: readonly OperationId[] = [
  'accounts.me',
  'accounts.refresh',
  'accounts.logout',
  'second-factors.read',
  'second-factors.start-totp',
  'second-factors.confirm-totp',
  'second-factors.start-passkey',
  'second-factors.add-passkey',
];

/** All that a session may call whose owner a second person has not approved yet: the own account, so that everything is ready when that happens. */
export const approvalOperations: readonly OperationId[] = [
  ...enrolmentOperations,
  'accounts.read-profile',
  'accounts.update-profile',
  'accounts.sessions',
  'accounts.revoke-session',
  'accounts.revoke-other-sessions',
  'accounts.change-password',
  'second-factors.remove-totp',
  'second-factors.new-codes',
  'second-factors.rename-passkey',
  'second-factors.remove-passkey',
  'practices.read',
  'practices.update',
];
