/** The visitor's answer about cookies that the site does not need; undefined until there is one. */
export const consentCookie = { name: 'cookies-agreed', maxAgeSeconds: 34_560_000 } as const;
export const consentTriggers = ['click', 'scroll', 'keydown'] as const;

export const parseConsent = (value: string | undefined): boolean | undefined => (value === 'true' ? true : value === 'false' ? false : undefined);

/** Raised by "cookie settings": the banner comes back, whatever was answered. */
export const consentEvent = 'blattwerk:consent';
