import type { Knex } from 'knex';
import type { Role, UserStatus } from '@blattwerk/contract/accounts/shapes';
import { v7 } from 'uuid';
import { insertRow, nextNumber } from './insert-row.ts';
import { buildPharmacy } from './pharmacies.ts';

export interface UserRow {
  id: string;
  email: string;
  passwordHash: string | null;
  role: Role;
  status: UserStatus;
  mailConfirmedAt: Date | null;
  locale: 'de' | 'en';
  title: string | null;
  firstName: string;
  lastName: string;
  bornOn: string | null;
  position: string | null;
  street: string | null;
  houseNum: string | null;
  zipCode: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  fax: string | null;
  about: string | null;
  signatureName: string | null;
  source: string | null;
  pharmacyId: string | null;
  isPharmacyAdmin: boolean;
  invitedBy: string | null;
  approvedAt: Date | null;
  approvedBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface DoctorRow {
  userId: string;
  isWorking: boolean;
  offersConsultations: boolean;
  licenceCountry: string;
  licenceNumber: string | null;
  licenceAuthority: string | null;
  federalState: string | null;
  languages: string[];
  invoiceCode: string;
  taxNumber: string | null;
  version: number;
}

/** Overrides of a user; `id` too, for a person whom other rows name. */
export type UserOverrides = Partial<Omit<UserRow, 'role'>>;

/**
 * argon2id of `demoPassword` that takes no time and no memory (8 KiB, one pass): tests sign in thousands of times. The people of the demo have a real one.
 */
const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$L9fjGs8/lF6eDRuXmRWyAQ$NBXtjyiJM/BQxjkhnmoP55wuSI5fs2BaTYJWv+meo8k';

const address = { street: 'Lindenstraße', houseNum: '12', zipCode: '10115', city: 'Berlin', country: 'DE' };

const insertUser = (trx: Knex, role: Role, overrides: object): Promise<UserRow> => {
  const number = nextNumber();
  const id = v7();
  return insertRow<UserRow>(trx, 'users', {
    id,
    email: `${role}-${number}-${id.slice(-12)}@tests.example`,
    passwordHash,
    role,
    mailConfirmedAt: new Date(),
    title: '',
    firstName: 'Kim',
    lastName: `Muster${number}`,
    phone: '+493023125001',
    ...address,
    ...overrides,
  });
};

/** A patient with confirmed mail and a complete profile, aged 36 or older; password `Demo-2026!`. */
export const buildPatient = (trx: Knex, overrides: UserOverrides = {}): Promise<UserRow> => insertUser(trx, 'patient', { bornOn: '1990-04-17', ...overrides });

export const buildAdmin = (trx: Knex, overrides: UserOverrides = {}): Promise<UserRow> =>
  insertUser(trx, 'admin', { position: 'Verwaltung', approvedAt: new Date(), ...overrides });

/** A pharmacy's administrator; without `pharmacyId` it gets a pharmacy of its own. */
export const buildPharmacyUser = async (trx: Knex, overrides: UserOverrides = {}): Promise<UserRow> => {
  const pharmacyId = overrides.pharmacyId ?? (await buildPharmacy(trx)).id;
  return insertUser(trx, 'pharmacy', { position: 'Apothekerin', isPharmacyAdmin: true, ...overrides, pharmacyId });
};

/** A working doctor with a German licence. `doctor` holds what belongs to the doctor's own row. */
export const buildDoctor = async (
  trx: Knex,
  overrides: UserOverrides & { doctor?: Partial<Omit<DoctorRow, 'userId'>> } = {},
): Promise<UserRow & { doctor: DoctorRow }> => {
  const { doctor: own, ...person } = overrides;
  const user = await insertUser(trx, 'doctor', {
    title: 'Dr. med.',
    position: 'Facharzt für Allgemeinmedizin',
    signatureName: 'Dr. med. Kim Muster',
    approvedAt: new Date(),
    ...person,
  });
  const doctor = await insertRow<DoctorRow>(trx, 'doctors', {
    userId: user.id,
    licenceNumber: `BE-${nextNumber()}`,
    licenceAuthority: 'Ärztekammer Berlin',
    federalState: 'BE',
    invoiceCode: user.id.replaceAll('-', '').slice(-8).toUpperCase(),
    taxNumber: '30/123/45678',
    ...own,
  });
  return { ...user, doctor };
};
