import type { Role, UserStatus } from '@blattwerk/contract/accounts/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** Everybody with an account: patients, doctors, pharmacies' staff, administrators. */
export class User extends BaseModel {
  static override tableName = 'users';

  declare email: string;
  declare passwordHash: string | null;
  declare role: Role;
  declare status: UserStatus;
  declare mailConfirmedAt: Date | null;
  declare locale: Locale;
  declare title: string | null;
  declare firstName: string;
  declare lastName: string;
  /** `YYYY-MM-DD`; read as text, never as an instant. */
  declare bornOn: string | null;
  declare position: string | null;
  declare street: string | null;
  declare houseNum: string | null;
  declare zipCode: string | null;
  declare city: string | null;
  declare country: string | null;
  declare phone: string | null;
  declare fax: string | null;
  declare about: string | null;
  declare signatureName: string | null;
  declare source: string | null;
  declare pharmacyId: string | null;
  declare isPharmacyAdmin: boolean;
  declare invitedBy: string | null;
  declare approvedAt: Date | null;
  declare approvedBy: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
