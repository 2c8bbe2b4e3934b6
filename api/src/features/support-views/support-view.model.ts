import { BaseModel } from '../../kernel/base-model.ts';

export class SupportView extends BaseModel {
  static override tableName = 'support_views';

  declare patientId: string;
  declare adminId: string;
  declare sessionId: string;
  declare reason: string;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare openedAt: Date | null;
  declare endedAt: Date | null;
}
