import type { HouseTextBlockRecord, Indication, OfferedTextBlock } from '@blattwerk/contract/text-blocks/shapes';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** Words that the house offers to every doctor. */
export class HouseTextBlock extends BaseModel {
  static override tableName = 'house_text_blocks';

  declare name: string;
  declare text: string;
  declare language: 'de' | 'en';
  declare indication: Indication | null;
  declare isActive: boolean;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

export const presentOffered = ({ id, name, text, language, indication }: HouseTextBlock): OfferedTextBlock => ({ id, title: name, text, language, indication });

export const presentHouseTextBlock = (row: HouseTextBlock, ctx: Ctx): HouseTextBlockRecord => ({
  id: row.id,
  name: row.name,
  text: row.text,
  language: row.language,
  indication: row.indication,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: ctx.actor.role === 'admin' ? ['update'] : [],
});
