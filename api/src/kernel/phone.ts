import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { failure } from './failure.ts';

/** E.164 of a number as people write it; numbers without a country code are German. @throws invalid.phone */
export const normalizePhone = (written: string): string => {
  const parsed = parsePhoneNumberFromString(written.replace('(0)', ''), 'DE');
  if (!parsed?.isValid()) throw failure('invalid.phone');
  return parsed.number;
};
