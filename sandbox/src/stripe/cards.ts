import type { CardFacts } from './payment-intents.ts';

export interface Decline {
  code: string;
  declineCode?: string;
  /** Stripe's own words. */
  message: string;
}

export type CardVerdict = { kind: 'approved'; then?: 'dispute' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline };

const declined = (code: string, message: string, declineCode?: string): CardVerdict => ({
  kind: 'declined',
  decline: { code, message, ...(declineCode && { declineCode }) },
});
const approved: CardVerdict = { kind: 'approved' };

/** Stripe's published test cards, as on https://docs.stripe.com/testing. */
export const testCards: { number: string; brand: string; meaning: { de: string; en: string }; verdict: CardVerdict }[] = [
  { number: '4242424242424242', brand: 'visa', meaning: { de: 'wird angenommen', en: 'is accepted' }, verdict: approved },
  { number: '5555555555554444', brand: 'mastercard', meaning: { de: 'wird angenommen', en: 'is accepted' }, verdict: approved },
  { number: '378282246310005', brand: 'amex', meaning: { de: 'wird angenommen', en: 'is accepted' }, verdict: approved },
  { number: '4000002760000016', brand: 'visa', meaning: { de: 'wird angenommen (Deutschland)', en: 'is accepted (Germany)' }, verdict: approved },
  { number: '4000002760003184', brand: 'visa', meaning: { de: 'verlangt 3-D Secure', en: 'asks for 3-D Secure' }, verdict: { kind: 'authenticate' } },
  { number: '4000002500003155', brand: 'visa', meaning: { de: 'verlangt 3-D Secure', en: 'asks for 3-D Secure' }, verdict: { kind: 'authenticate' } },
  {
    number: '4000000000000002',
    brand: 'visa',
    meaning: { de: 'wird abgelehnt', en: 'is declined' },
    verdict: declined('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    meaning: { de: 'zu wenig Guthaben', en: 'insufficient funds' },
    verdict: declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    meaning: { de: 'abgelaufene Karte', en: 'expired card' },
    verdict: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    meaning: { de: 'falsche Prüfziffer', en: 'incorrect security code' },
    verdict: declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    meaning: { de: 'Fehler bei der Bank', en: 'processing error' },
    verdict: declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.', 'processing_error'),
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    meaning: { de: 'wird später bestritten', en: 'is disputed later' },
    verdict: { kind: 'approved', then: 'dispute' },
  },
  { number: '4000000000007726', brand: 'visa', meaning: { de: 'Erstattung kommt später an', en: 'refund arrives later' }, verdict: approved },
  { number: '4000000000005126', brand: 'visa', meaning: { de: 'Erstattung scheitert später', en: 'refund fails later' }, verdict: approved },
];

/** What becomes of a refund to this card. */
export function refundBehaviour(last4: string): 'at once' | 'succeeds later' | 'fails later' {
  if (last4 === '7726') return 'succeeds later';
  return last4 === '5126' ? 'fails later' : 'at once';
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** What the customer typed. Expiry (`MM/YY`) and security code may be left out by tools. */
export interface CardInput {
  card: string;
  expiry?: string | undefined;
  cvc?: string | undefined;
}

function expiryProblem(expiry: string, now: Date): Decline | undefined {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(expiry.trim());
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  const year = Number(match[2]!.length === 2 ? `20${match[2]}` : match[2]);
  const endsAt = Date.UTC(year, month, 1);
  return endsAt <= now.getTime() ? { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." } : undefined;
}

/** Decides about a card in the way Stripe's test mode does. */
export function judgeCard(input: CardInput, now: Date): CardVerdict {
  const number = input.card.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return declined('incorrect_number', 'Your card number is incorrect.');
  const problem = input.expiry ? expiryProblem(input.expiry, now) : undefined;
  if (problem) return { kind: 'declined', decline: problem };
  if (input.cvc && !/^\d{3,4}$/.test(input.cvc.trim())) return declined('invalid_cvc', "Your card's security code is invalid.");
  const known = testCards.find((card) => card.number === number);
  return (
    known?.verdict ??
    declined('card_declined', 'Your card was declined. Your request was in test mode, but used a non test (live) card.', 'test_mode_live_card')
  );
}

/** What may be remembered of a card. */
export function cardFacts(input: CardInput, now: Date): CardFacts {
  const number = input.card.replace(/[\s-]/g, '');
  const [month, year] = (input.expiry ?? '').split('/').map((part) => Number(part.trim()));
  return {
    brand: testCards.find((card) => card.number === number)?.brand ?? 'visa',
    last4: number.slice(-4),
    expMonth: month || 12,
    expYear: year ? (year < 100 ? 2000 + year : year) : now.getUTCFullYear() + 3,
  };
}
