/** The password rules one by one, for the live ticks of the form and for the server alike. Apart from the shapes, which bring their library along. */
export const passwordRules = [
  { key: 'password.length', test: (value: string) => value.length >= 7 && value.length <= 32 },
  { key: 'password.lower', test: (value: string) => /\p{Ll}/u.test(value) },
  { key: 'password.upper', test: (value: string) => /\p{Lu}/u.test(value) },
  { key: 'password.digit', test: (value: string) => /\d/.test(value) },
  { key: 'password.special', test: (value: string) => /[^\p{L}\p{N}\s]/u.test(value) },
] as const;
