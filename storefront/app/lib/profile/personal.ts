import type { Profile } from '@blattwerk/contract/accounts/shapes';
import type { z } from 'zod';
import type { personalShape } from './personal-shape.ts';

export type Personal = z.output<typeof personalShape>;

export const personalOf = (profile: Profile): Personal => ({
  title: profile.title ?? '',
  firstName: profile.firstName,
  lastName: profile.lastName,
  street: profile.street ?? '',
  houseNum: profile.houseNum ?? '',
  zipCode: profile.zipCode ?? '',
  city: profile.city ?? '',
  country: profile.country ?? 'DE',
  phone: profile.phone ?? '',
});

const orNull = (text: string): string | null => text || null;

/** As the API keeps it: what was left empty is not there. */
export const patchOf = (personal: Personal) => ({
  ...personal,
  street: orNull(personal.street),
  houseNum: orNull(personal.houseNum),
  zipCode: orNull(personal.zipCode),
  city: orNull(personal.city),
  phone: orNull(personal.phone),
});
