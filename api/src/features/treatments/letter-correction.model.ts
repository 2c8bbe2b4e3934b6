import { BaseModel } from '../../kernel/base-model.ts';

/** A later version of the medical letter of an approved request, with what it says instead. Never changed but for the file. */
export class LetterCorrection extends BaseModel {
  static override tableName = 'letter_corrections';

  declare treatmentId: string;
  declare doctorId: string;
  /** The first letter is version 1. */
  declare version: number;
  /** Why it replaces the version before, as the letter says. */
  declare reason: string;
  declare diagnosis: string;
  declare remoteJustification: string;
  declare letter: string | null;
  declare nextCheckOn: string | null;
  declare issuedAt: Date;
  declare fileId: string | null;
}
