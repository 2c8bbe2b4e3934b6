import { admin, patient, type Permission } from '../http/principals.ts';

/** Files that patients send: in the questionnaire, with an answer, with a request. */
export const uploadPermissions = {
  'uploads.create': patient,
  'uploads.list': patient,
  'uploads.open': { patient: 'own', doctor: 'assigned' },
  'uploads.delete': patient,
  'uploads.start': patient,
  'uploads.unfinished': patient,
  'uploads.progress': patient,
  'uploads.continue': patient,
  'uploads.abandon': patient,
  'uploads.of-treatment': { doctor: 'assigned' },
  'uploads.break-glass': admin,
  'uploads.break-glass-open': admin,
} as const satisfies Record<string, Permission>;
