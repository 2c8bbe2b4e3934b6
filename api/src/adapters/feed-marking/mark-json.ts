import { isPurchaseHeader } from '../feed-formats/columns.ts';

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutPurchasePrices = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPurchasePrices);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isPurchaseHeader(key) ? null : withoutPurchasePrices(inner)]));
};

/** The list at a path such as `$.items`, or undefined. */
const listAt = (value: unknown, path: string): unknown[] | undefined => {
  const found = path
    .split('.')
    .slice(1)
    .reduce<unknown>((inner, key) => (isPlain(inner) ? inner[key] : undefined), value);
  return Array.isArray(found) ? found : undefined;
};

/** The same document with `_errors` in the faulty items and without purchase prices. Lines are the items' positions, counted from 1. */
export const markJson = (text: string, list: string, faults: ReadonlyMap<number, string>): string => {
  const document = withoutPurchasePrices(JSON.parse(text));
  listAt(document, list)?.forEach((item, place) => {
    const fault = faults.get(place + 1);
    if (fault !== undefined && isPlain(item)) item['_errors'] = fault;
  });
  const indent = /^\s*[[{]\s*?\n([ \t]+)/.exec(text)?.[1] ?? '';
  return JSON.stringify(document, null, indent) + (text.endsWith('\n') ? '\n' : '');
};
