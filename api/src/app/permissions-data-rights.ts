import { admin, members, patient, type Permission } from '../http/principals.ts';

/** Rights over the own data: who read it, a copy of it, its erasure; legal holds and what was deleted. */
export const dataRightPermissions = {
  'access-log.list': patient,
  'data-exports.request': patient,
  'data-exports.list': patient,
  'data-exports.create-ticket': patient,
  'data-exports.download': patient,
  'data-exports.send-code': members,
  'erasures.preview': patient,
  'erasures.request': patient,
  'erasures.run-for': admin,
  'legal-holds.list': admin,
  'legal-holds.set': admin,
  'legal-holds.lift': admin,
  'erasures.open-sealed': { doctor: 'assigned', admin: 'any' },
  'deletions.list': admin,
  'deletions.proof': admin,
} as const satisfies Record<string, Permission>;
