import type { QuestionnaireDefinition } from '../definition.ts';
import { version1 } from './version-1.ts';
import { version2 } from './version-2.ts';

/** Every version of the questionnaire, the newest last: the source of `questionnaire_definitions`. A published one is never changed (a test holds its hash). */
export const definitions: readonly QuestionnaireDefinition[] = [version1, version2];
