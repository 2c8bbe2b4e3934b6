import { storedValue } from '../browser/stored-value.ts';

/** The pharmacy that a user wants the prescription to go to; kept in this browser, and by the account once there is one. */
export interface PharmacyWish {
  pharmacyId: string;
  name: string;
  city: string;
  /** The account has it among its remembered pharmacies. */
  isKept?: boolean;
}

const isWish = (value: unknown): value is PharmacyWish =>
  typeof value === 'object' && value !== null && 'pharmacyId' in value && 'name' in value && 'city' in value;

const stored = storedValue<PharmacyWish | null>({
  key: 'blattwerk.pharmacy-wish',
  changed: 'blattwerk:pharmacy-wish',
  empty: null,
  check: (value) => (isWish(value) ? value : undefined),
});
export const { read: readWish, use: usePharmacyWish } = stored;
export const writeWish = (wish: PharmacyWish | null): void => stored.write(wish ?? undefined);
