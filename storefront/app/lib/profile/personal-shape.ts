import { phone, text, zipCode } from '@blattwerk/contract/validation';
import { z } from 'zod';

/** What a prescription and an invoice need of a person; the contract's own rules, here all required. */
export const personalShape = z.object({
  title: text(0, 40),
  firstName: text(1, 60),
  lastName: text(1, 60),
  street: text(1, 100),
  houseNum: text(1, 40),
  zipCode,
  city: text(1, 60),
  country: z.string().length(2),
  phone,
});
