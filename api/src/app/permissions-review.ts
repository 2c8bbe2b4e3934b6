import { admin, type Permission } from '../http/principals.ts';

/** Doctors at work together, what they see of their day, and what they ask of the administrators: rows of `permissions.ts`. */
export const reviewPermissions = {
  'treatments.hand-over': { doctor: 'assigned' },
  'treatments.hand-over-all': { doctor: 'assigned' },
  'treatments.list-notes': { doctor: 'assigned' },
  'treatments.add-note': { doctor: 'assigned' },
  'treatments.see-notes': { doctor: 'own' },
  'treatments.team': { doctor: 'any', admin: 'any' },
  'dashboard.review': { doctor: 'pool', admin: 'metadata' },
  'dashboard.doctor': { doctor: 'own' },
  'product-proposals.list': { doctor: 'own', admin: 'any' },
  'product-proposals.create': { doctor: 'own' },
  'product-proposals.add': admin,
  'product-proposals.merge': admin,
  'product-proposals.refuse': admin,
  'text-blocks.list': { doctor: 'own' },
  'text-blocks.create': { doctor: 'own' },
  'text-blocks.update': { doctor: 'own' },
  'text-blocks.remove': { doctor: 'own' },
  'house-text-blocks.list': admin,
  'house-text-blocks.create': admin,
  'house-text-blocks.read': admin,
  'house-text-blocks.update': admin,
  'office-search.find': { doctor: 'own', pharmacy: 'own', admin: 'any' },
  'live-events.follow': { doctor: 'own', pharmacy: 'own', admin: 'any' },
} as const satisfies Record<string, Permission>;
