import { BaseModel } from '../../kernel/base-model.ts';

/** Words that a doctor uses again and again. */
export class TextBlock extends BaseModel {
  static override tableName = 'text_blocks';

  declare doctorId: string;
  /** Between 1 and the number that a doctor may have; the database lets each be taken once. */
  declare place: number;
  declare title: string;
  declare text: string;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
