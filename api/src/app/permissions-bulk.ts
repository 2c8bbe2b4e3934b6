import type * as bulkLists from '@blattwerk/contract/bulk-actions/list-operations';
import type * as bulkActions from '@blattwerk/contract/bulk-actions/operations';
import { admin, type Permission } from '../http/principals.ts';

type OperationsOf<PAGE> = PAGE[keyof PAGE];
type BulkOperationId = (OperationsOf<typeof bulkLists> | OperationsOf<typeof bulkActions>)['id'];

const own = { doctor: 'own', pharmacy: 'own', admin: 'own' } as const satisfies Permission;

/** Actions on many records: who may do it to one may do it to many, and each record is asked again. Of the actions themselves everybody has the own ones. */
export const bulkPermissions = {
  'bulk.read': own,
  'bulk.results': own,
  'bulk.stop': own,
  'bulk.undo': own,
  'bulk.delivery-tasks': admin,
  'bulk.feed-runs': admin,
  'bulk.invitations': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'bulk.jobs': admin,
  'bulk.marketing-patients': admin,
  'bulk.patients': admin,
  'bulk.people': { pharmacy: 'own', admin: 'any' },
  'bulk.pharmacies': admin,
  'bulk.products': admin,
  'bulk.review-comments': { admin: 'metadata' },
  'bulk.reviews': { admin: 'metadata' },
  'bulk.stock-feeds': admin,
  'bulk.unmatched-products': { pharmacy: 'own', admin: 'any' },
  'bulk.vaporizers': admin,
} as const satisfies Record<BulkOperationId, Permission>;
