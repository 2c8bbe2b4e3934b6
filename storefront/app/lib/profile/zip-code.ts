/** Regions that Germany's postal codes use: none begins with 00, 05, 43 or 62. */
const inUse = /^(0[1-46-9]|[1-357-9]\d|4[0-24-9]|6[013-9])\d{3}$/;

/** A German code of five digits that no place has: worth a question, not a refusal. */
export const isUnknownZipCode = (zipCode: string, country: string): boolean => country === 'DE' && /^\d{5}$/.test(zipCode) && !inUse.test(zipCode);
