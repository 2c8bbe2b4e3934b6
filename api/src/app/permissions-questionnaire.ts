import { admin, patient, type Permission } from '../http/principals.ts';

/** The patient's questionnaire, and the versions of its questions. */
export const questionnairePermissions = {
  'health-states.read': patient,
  'health-states.save': patient,
  'health-states.complete': patient,
  'health-states.definition': patient,
  'questionnaires.list': admin,
  'questionnaires.read': admin,
} as const satisfies Record<string, Permission>;
