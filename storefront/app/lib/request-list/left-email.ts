const key = 'blattwerk.email';

/** An address that was left in the checkout, for the form that follows: in this tab only, and never in an address line. */
export const rememberLeftEmail = (email: string): void => sessionStorage.setItem(key, email);
export const leftEmail = (): string | undefined => (typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(key) ?? undefined));
