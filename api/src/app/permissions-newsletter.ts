import { admin, everybody, members, type Permission } from '../http/principals.ts';

/** Who may do what with the newsletter and its issues: a part of the one matrix in `permissions.ts`. */
export const newsletterPermissions = {
  'newsletter.ask': everybody,
  'newsletter.check': members,
  'newsletter.confirm': everybody,
  'newsletter.withdraw': everybody,
  'newsletter-issues.list': admin,
  'newsletter-issues.create': admin,
  'newsletter-issues.read': admin,
  'newsletter-issues.update': admin,
  'newsletter-issues.preview': admin,
  'newsletter-issues.test': admin,
  'newsletter-issues.start': admin,
  'newsletter-issues.discard': admin,
  'newsletter-issues.pause': admin,
  'newsletter-issues.resume': admin,
} as const satisfies Record<string, Permission>;
