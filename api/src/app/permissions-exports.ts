import type * as exportedLists from '@blattwerk/contract/list-exports/list-operations';
import type * as listExports from '@blattwerk/contract/list-exports/operations';
import { admin, everybody, type Permission } from '../http/principals.ts';

type OperationsOf<PAGE> = PAGE[keyof PAGE];
type ExportOperationId = (OperationsOf<typeof exportedLists> | OperationsOf<typeof listExports>)['id'];

/** Exports of lists: who sees a list exports it, and nothing more (a test compares the rows). Of the exports themselves everybody has the own ones. */
export const exportPermissions = {
  'exports.list': { doctor: 'own', pharmacy: 'own', admin: 'own' },
  'exports.read': { doctor: 'own', pharmacy: 'own', admin: 'own' },
  'exports.stop': { doctor: 'own', pharmacy: 'own', admin: 'own' },
  // The ticket in the address proves whose the file is.
  'exports.download': everybody,
  'exports.audit-events': admin,
  'exports.attestations': { doctor: 'own' },
  'exports.certificates': { doctor: 'assigned', admin: 'metadata' },
  'exports.consultations': { doctor: 'own', admin: 'metadata' },
  'exports.deletions': admin,
  'exports.delivery-tasks': { admin: 'metadata' },
  'exports.doctors': admin,
  'exports.feed-runs': { pharmacy: 'own', admin: 'any' },
  'exports.growers': admin,
  'exports.house-text-blocks': admin,
  'exports.invitations': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'exports.jobs': admin,
  'exports.manufacturers': admin,
  'exports.marketing-patients': admin,
  'exports.newsletter-issues': admin,
  'exports.notifications': { doctor: 'own', pharmacy: 'own', admin: 'own' },
  'exports.patients': { doctor: 'assigned', admin: 'metadata' },
  'exports.payments': admin,
  'exports.people': { pharmacy: 'own', admin: 'any' },
  'exports.pharmacies': { pharmacy: 'own', admin: 'any' },
  'exports.pharmacy-questions': { doctor: 'own', admin: 'metadata' },
  'exports.prescriptions': { doctor: 'own', pharmacy: 'own', admin: 'metadata' },
  'exports.product-proposals': { doctor: 'own', admin: 'any' },
  'exports.products': { doctor: 'any', pharmacy: 'any', admin: 'any' },
  'exports.questionnaire-drafts': admin,
  'exports.questionnaires': admin,
  'exports.regional-demand': { doctor: 'any', pharmacy: 'own', admin: 'any' },
  'exports.review-comments': { admin: 'metadata' },
  'exports.reviews': { admin: 'metadata' },
  'exports.shortages': admin,
  'exports.stock': { pharmacy: 'own', admin: 'any' },
  'exports.stock-feeds': { pharmacy: 'own', admin: 'any' },
  'exports.strains': admin,
  'exports.suppressed-addresses': admin,
  'exports.treatments': { doctor: 'pool', admin: 'metadata' },
  'exports.unmatched-products': { pharmacy: 'own', admin: 'any' },
  'exports.vaporizers': admin,
  'exports.contact-requests': admin,
  'exports.withdrawals': admin,
} as const satisfies Record<ExportOperationId, Permission>;
