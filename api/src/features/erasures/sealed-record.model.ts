import { BaseModel } from '../../kernel/base-model.ts';

/** What names the person of a record that must be kept, apart from it. */
export class SealedRecord extends BaseModel {
  static override tableName = 'sealed_records';
  static override idColumn = 'userId';
  static override get jsonAttributes(): string[] {
    return ['signatureNames'];
  }

  declare userId: string;
  declare email: string;
  declare title: string | null;
  declare firstName: string;
  declare lastName: string;
  declare bornOn: string | null;
  declare street: string | null;
  declare houseNum: string | null;
  declare zipCode: string | null;
  declare city: string | null;
  declare country: string | null;
  declare phone: string | null;
  declare signatureNames: unknown;
  declare sealedAt: Date;
  declare deleteAfter: Date;
}
