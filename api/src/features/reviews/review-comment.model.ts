import { BaseModel } from '../../kernel/base-model.ts';

export class ReviewComment extends BaseModel {
  static override tableName = 'review_comments';

  declare reviewId: string;
  declare productId: string;
  declare patientId: string | null;
  declare pseudonym: string;
  declare text: string | null;
  declare status: 'pending' | 'published' | 'rejected' | 'withdrawn';
  declare reason: 'healing-claim' | 'dosage-advice' | 'personal-data' | 'insult' | 'advertising' | 'off-topic' | 'other' | null;
  declare reasonText: string | null;
  declare decidedAt: Date | null;
  declare publishedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare version: number;
}
