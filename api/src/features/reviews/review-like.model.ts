import { BaseModel } from '../../kernel/base-model.ts';

export class ReviewLike extends BaseModel {
  static override tableName = 'review_likes';
  static override idColumn = ['reviewId', 'patientId'];

  declare reviewId: string;
  declare patientId: string;
  declare createdAt: Date;
}
