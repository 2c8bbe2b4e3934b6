import { admin, patient, type Permission } from '../http/principals.ts';

/** The patient's choice of a pharmacy, a request for something else where it is sold out, the way of a signed original by post, and what staff do so that a sending arrives: take it back from its pharmacy, tell the pharmacy again, and tasks by telephone or post. */
export const sendingPermissions = {
  'prescriptions.list-pharmacies': patient,
  'prescriptions.choose-pharmacy': patient,
  'prescriptions.choose-manually': patient,
  'prescriptions.recall': patient,
  'prescriptions.favorite-pharmacy': patient,
  'prescriptions.own-pharmacies': patient,
  'pharmacy-questions.request-substitute': patient,

  'prescriptions.post-original': { doctor: 'own' },
  'prescriptions.confirm-original': { pharmacy: 'own' },
  'prescriptions.re-route': admin,
  'prescriptions.resend-notice': admin,
  'delivery-tasks.list': { admin: 'metadata' },
  'delivery-tasks.read': { admin: 'metadata' },
  'delivery-tasks.done': admin,
  'delivery-tasks.assign': admin,
} as const satisfies Record<string, Permission>;
