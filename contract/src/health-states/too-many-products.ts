import type { Entry } from '../error-entry.ts';
import { limits } from '../limits.ts';

/** The customer's words for the usual number, and the same for a smaller one. */
const texts: Readonly<Record<number, Pick<Entry, 'de' | 'en'>>> = {
  1: { de: 'Sie können nur ein Produkt angeben.', en: 'You can only add one product to your request for your treating physician.' },
  2: { de: 'Sie können höchstens zwei Produkte angeben.', en: 'You can only add a maximum of two products to your request for your treating physician.' },
  3: { de: 'Sie können höchstens drei Produkte angeben.', en: 'You can only add a maximum of three products to your request for your treating physician.' },
};

const usual = texts[limits.productsPerRequest] ?? { de: '', en: '' };

/** `details.most`: how many a request may name now (setting `treatment.maxProducts`). */
const textOf = (details: unknown): Pick<Entry, 'de' | 'en'> =>
  (typeof details === 'object' && details !== null && 'most' in details && typeof details.most === 'number' ? texts[details.most] : undefined) ?? usual;

export const tooManyProducts: Entry = { status: 422, log: 'info', ...usual, textOf };
