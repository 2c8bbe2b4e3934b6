import type { Benefit, Effect, SideEffect } from '@blattwerk/contract/products/enums';
import { BaseModel } from '../../kernel/base-model.ts';

export class Review extends BaseModel {
  static override tableName = 'reviews';

  declare productId: string;
  declare patientId: string | null;
  declare pseudonym: string;
  declare rating: number;
  declare text: string | null;
  declare effects: Effect[];
  declare sideEffects: SideEffect[];
  declare benefits: Benefit[];
  declare status: 'pending' | 'published' | 'rejected' | 'withdrawn';
  declare createdAt: Date;
  declare publishedAt: Date | null;
  declare version: number;
  declare reason: 'healing-claim' | 'dosage-advice' | 'personal-data' | 'insult' | 'advertising' | 'off-topic' | 'other' | null;
  declare reasonText: string | null;
  declare decidedAt: Date | null;
  declare updatedAt: Date;
  declare isVerified: boolean;
}
