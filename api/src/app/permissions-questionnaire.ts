import { admin, patient, type Permission } from '../http/principals.ts';

/** The patient's questionnaire, and the versions of its questions. */
export const questionnairePermissions = {
  'health-states.read': patient,
  'health-states.save': patient,
  'health-states.complete': patient,
  'health-states.definition': patient,
  'questionnaires.list': admin,
  'questionnaires.read': admin,
  'questionnaire-drafts.list': admin,
  'questionnaire-drafts.read': admin,
  'questionnaire-drafts.start': admin,
  'questionnaire-drafts.update': admin,
  'questionnaire-drafts.publish': admin,
  'questionnaire-drafts.discard': admin,
} as const satisfies Record<string, Permission>;
