import { BaseModel } from '../../kernel/base-model.ts';

/** The doctor's confirmation of a treatment, with its letter. */
export class Certificate extends BaseModel {
  static override tableName = 'certificates';
  static override idColumn = 'treatmentId';

  declare treatmentId: string;
  declare doctorId: string;
  declare letterFileId: string | null;
  declare issuedAt: Date;
  declare completedAt: Date | null;
}
