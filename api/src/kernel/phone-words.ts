import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js';

const maxCached = 5000;
const known = new Map<string, { national: string; inGroups: string }>();

const write = (phone: string, parsed: PhoneNumber | undefined): { national: string; inGroups: string } => {
  if (!parsed) return { national: phone, inGroups: phone };
  const national = parsed.formatNational();
  return { national, inGroups: parsed.countryCallingCode === '49' ? national : parsed.formatInternational() };
};

/** Reading a number costs more than all else of a pharmacy, and its number hardly ever changes. */
const wordsOf = (phone: string): { national: string; inGroups: string } => {
  const words = known.get(phone) ?? write(phone, parsePhoneNumberFromString(phone, 'DE'));
  if (known.size >= maxCached && !known.has(phone)) known.delete(known.keys().next().value!);
  known.set(phone, words);
  return words;
};

/** As it is dialled in the country: in a table a number with its plus sign would be taken for a formula. */
export const nationally = (phone: string): string => wordsOf(phone).national;

/** In groups as people read it, as it is dialled in the country; from elsewhere with its code. */
export const inGroups = (phone: string): string => wordsOf(phone).inGroups;
