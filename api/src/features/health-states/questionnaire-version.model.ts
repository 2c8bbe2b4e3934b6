import type { DefinitionStep } from '@blattwerk/contract/health-states/definition';
import { BaseModel } from '../../kernel/base-model.ts';

/** One published version of the questionnaire. Never changed: answers are shown with the words of their version. */
export class QuestionnaireVersion extends BaseModel {
  static override tableName = 'questionnaire_definitions';
  static override get jsonAttributes(): string[] {
    return ['steps'];
  }

  declare version: number;
  declare steps: DefinitionStep[];
  declare publishedAt: Date;
  /** The number of a version that comes with the code; null for one that was published in the back office. */
  declare release: number | null;
}
