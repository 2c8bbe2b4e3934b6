/** A user whose mailbox is not proven yet: kept in this tab only, and gone with it. */
export interface SignUp {
  email: string;
  /** The secret that this tab made when registering: with it the tab gets its session when the link was opened elsewhere. */
  claim?: string;
  /** Where this tab wants to go afterwards. */
  next?: string;
}

const key = 'blattwerk.sign-up';

export const rememberSignUp = (signUp: SignUp): void => sessionStorage.setItem(key, JSON.stringify(signUp));
/** As text, which stays the same between two looks. */
export const signUpText = (): string | undefined => sessionStorage.getItem(key) ?? undefined;
export const readSignUp = (text: string | undefined): SignUp | undefined => (text ? (JSON.parse(text) as SignUp) : undefined);
export const forgetSignUp = (): void => sessionStorage.removeItem(key);

/** 256 random bits. */
export const newClaim = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
