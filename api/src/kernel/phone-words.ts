import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js';

const maxCached = 5000;
interface Words {
  national: string;
  inGroups: string;
  abroad: string;
}
const known = new Map<string, Words>();

const write = (phone: string, parsed: PhoneNumber | undefined): Words => {
  if (!parsed) return { national: phone, inGroups: phone, abroad: phone };
  const national = parsed.formatNational();
  const abroad = parsed.formatInternational();
  return { national, inGroups: parsed.countryCallingCode === '49' ? national : abroad, abroad };
};

/** Reading a number costs more than all else of a pharmacy, and its number hardly ever changes. */
const wordsOf = (phone: string): Words => {
  const words = known.get(phone) ?? write(phone, parsePhoneNumberFromString(phone, 'DE'));
  if (known.size >= maxCached && !known.has(phone)) known.delete(known.keys().next().value!);
  known.set(phone, words);
  return words;
};

/** As it is dialled in the country: in a table a number with its plus sign would be taken for a formula. */
export const nationally = (phone: string): string => wordsOf(phone).national;

/** In groups as people read it, as it is dialled in the country; from elsewhere with its code. */
export const inGroups = (phone: string): string => wordsOf(phone).inGroups;

/** In groups and with its code, as documents for other states need it. */
export const withCountryCode = (phone: string): string => wordsOf(phone).abroad;
