import { admin, everybody, pharmacyLink, type Permission } from '../http/principals.ts';

/** A pharmacy without an account, by link and TAN; and what staff do so that it gets in. */
export const pharmacyAccessPermissions = {
  'pharmacy-access.read': everybody,
  'pharmacy-access.open': everybody,
  'pharmacy-access.renew': everybody,
  'pharmacy-access.list': pharmacyLink,
  'pharmacy-access.download': pharmacyLink,
  'pharmacy-access.accept': pharmacyLink,
  'pharmacy-access.confirm-original': pharmacyLink,
  'pharmacy-access.prepare': pharmacyLink,
  'pharmacy-access.ready': pharmacyLink,
  'pharmacy-access.dispense': pharmacyLink,
  'pharmacy-access.return': pharmacyLink,
  'pharmacy-access.question': pharmacyLink,
  'pharmacy-access.start-claim': pharmacyLink,
  'pharmacy-access.confirm-claim': pharmacyLink,
  'pharmacy-access.new-tan': admin,
  'pharmacy-access.print-sheet': admin,
} as const satisfies Record<string, Permission>;
