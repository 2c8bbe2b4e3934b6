import type { DefinitionStep } from '@blattwerk/contract/health-states/definition';
import { BaseModel } from '../../kernel/base-model.ts';

/** New words for the newest version of the questionnaire, not asked of any patient yet. There is one at most: the database sees to it. */
export class QuestionnaireDraft extends BaseModel {
  static override tableName = 'questionnaire_drafts';
  static override get jsonAttributes(): string[] {
    return ['steps'];
  }

  declare basedOn: number;
  declare steps: DefinitionStep[];
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
