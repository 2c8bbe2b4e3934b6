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

const nothingOr = (rule: z.ZodType<string, string>, error: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || rule.safeParse(value).success, { error });

/** The same for the profile, which is filled in as people come by it: what is there has to be right, and what is missing is listed beside it. */
export const profileShape = personalShape.extend({
  street: text(0, 100),
  houseNum: text(0, 40),
  zipCode: nothingOr(zipCode, 'zip.invalid'),
  city: text(0, 60),
  phone: nothingOr(phone, 'phone.invalid'),
});
