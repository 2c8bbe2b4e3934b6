import { BaseModel } from '../../kernel/base-model.ts';

/** What a doctor's account has besides the user: licence, practice and what is offered. */
export class Doctor extends BaseModel {
  static override tableName = 'doctors';
  static override idColumn = 'userId';

  declare userId: string;
  declare isWorking: boolean;
  declare offersConsultations: boolean;
  declare licenceCountry: string;
  declare licenceNumber: string | null;
  declare licenceAuthority: string | null;
  declare federalState: string | null;
  declare languages: string[];
  declare invoiceCode: string;
  declare taxNumber: string | null;
  declare practiceName: string | null;
  /** When the practice can be reached, as the letterhead says it. */
  declare practiceHours: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
