/** Calling codes of the countries whose addresses we take; the first is what most people have. */
export const callingCodes = { DE: '+49', AT: '+43', CH: '+41', NL: '+31', BE: '+32', LU: '+352', FR: '+33', PL: '+48', CZ: '+420', DK: '+45' } as const;
export type PhoneCountry = keyof typeof callingCodes;

export interface WrittenPhone {
  country: PhoneCountry;
  rest: string;
}

const international = (text: string): string => text.trim().replace(/^00/, '+');

/** The country of a number with its code, and what is written behind it; without a code it is a German number as it stands. */
export const splitPhone = (text: string, otherwise: PhoneCountry = 'DE'): WrittenPhone => {
  const written = international(text);
  const country = (Object.keys(callingCodes) as PhoneCountry[]).find((one) => written.startsWith(callingCodes[one]));
  if (!country) return { country: otherwise, rest: written };
  const rest = written.slice(callingCodes[country].length).trim();
  return { country, rest: rest.startsWith('(0)') ? rest.slice(3).trim() : rest };
};

/** One number of both: the zero that is only dialled inside the country goes; a code that was typed wins over the chosen one. */
export const joinPhone = ({ country, rest }: WrittenPhone): string => {
  const written = international(rest);
  if (written === '' || written.startsWith('+')) return written;
  return `${callingCodes[country]} ${written.replace(/^\(?0\)?\s*/, '')}`;
};
