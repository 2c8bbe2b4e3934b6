const key = 'blattwerk.sign-up-email';

/** The address that is waiting for its confirmation, kept in this tab only, for sending the mail again. */
export const rememberSignUpEmail = (email: string): void => sessionStorage.setItem(key, email);
export const signUpEmail = (): string | undefined => sessionStorage.getItem(key) ?? undefined;
export const forgetSignUpEmail = (): void => sessionStorage.removeItem(key);
