const domain = '@erased.invalid';

/** What stands for the address of a user whose name was taken out of the record. */
export const erasedAddress = (userId: string): string => `${userId}${domain}`;
export const isErasedAddress = (email: string): boolean => email.endsWith(domain);
