import { admin, everybody, type Permission } from '../http/principals.ts';

/** What is written to the operator without a login: withdrawals from the contract and messages of the contact form. */
export const writingPermissions = {
  'contact-requests.send': everybody,
  'contact-requests.read-answer': everybody,
  'contact-requests.list': admin,
  'contact-requests.read': admin,
  'contact-requests.answer': admin,
  'contact-requests.close': admin,
  'contact-requests.reopen': admin,
  'contact-requests.assign': admin,
  'withdrawals.declare': everybody,
  'withdrawals.confirm': everybody,
  'withdrawals.list': admin,
  'withdrawals.read': admin,
  'withdrawals.done': admin,
} as const satisfies Record<string, Permission>;
