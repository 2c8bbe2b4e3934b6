import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Text } from './values.tsx';

/** In groups as people read it: German numbers as they are dialled in Germany, others with their country's code. */
export const inGroups = (phone: string): string => {
  const number = parsePhoneNumberFromString(phone, 'DE');
  if (!number) return phone;
  return number.countryCallingCode === '49' ? number.formatNational() : number.formatInternational();
};

/** A telephone number to call. */
export const Phone = ({ value }: { value: string | null | undefined }) =>
  value ? (
    <a className="figures" href={`tel:${value}`}>
      {inGroups(value)}
    </a>
  ) : (
    <Text value={null} />
  );
