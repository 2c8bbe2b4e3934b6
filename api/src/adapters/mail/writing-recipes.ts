import { formatInstant, type Locale } from '../../locales/format.ts';
import { declaration, withToken, type Declared, type MailRecipe, type ToPerson } from './mail-recipe-parts.ts';

/** Mails to people who wrote to us without an account being needed: withdrawals from the contract and the contact form. What they wrote is not repeated. */
export const writingRecipes = {
  /** The receipt of a withdrawal from the contract; its link proves that it was the owner of the address. */
  'withdrawal-received': ({ token, ...declared }: Declared & { token: string }, locale) => ({
    ...declaration(declared, locale),
    route: withToken('/withdraw/confirm', token),
  }),
  /** The same for who was signed in: nothing is left to prove. */
  'withdrawal-receipt': (declared: Declared, locale) => ({ ...declaration(declared, locale), route: '/profile' }),
  /** What came of it where no request ended. */
  'withdrawal-outcome': ({ outcome }: ToPerson & { outcome: 'decided' | 'ended' | 'unassigned' }) => ({ route: '/agb', more: [outcome] }),
  /** A message of the contact form has arrived. */
  'contact-received': ({ number, receivedAt, days }: ToPerson & { number: string; receivedAt: Date; days: number }, locale) => ({
    route: '/help',
    values: { number, receivedAt: formatInstant(receivedAt, locale), days: String(days) },
    isAskedFor: true,
  }),
  /** Its answer is read behind the link. */
  'contact-answered': ({ number, token }: ToPerson & { number: string; token: string }) => ({
    route: withToken('/contact/answer', token),
    values: { number },
    isAskedFor: true,
  }),
} satisfies Record<string, (data: never, locale: Locale) => MailRecipe>;
