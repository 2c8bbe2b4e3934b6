import type { Unit } from '@blattwerk/contract/products/enums';

export interface PackSize {
  size: number;
  unit: Unit | null;
}

const names: Record<string, { unit: Unit; factor: number }> = {
  g: { unit: 'g', factor: 1 },
  gr: { unit: 'g', factor: 1 },
  gramm: { unit: 'g', factor: 1 },
  gram: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  milliliter: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  st: { unit: 'piece', factor: 1 },
  stk: { unit: 'piece', factor: 1 },
  stück: { unit: 'piece', factor: 1 },
  piece: { unit: 'piece', factor: 1 },
  pcs: { unit: 'piece', factor: 1 },
};

/** `1g`, `10 g`, `2 x 5 g`, `0,5 g`, `g`, `15`: what one stock unit of the pharmacy holds; null when it cannot be understood. */
export const readPackSize = (text: string): PackSize | null => {
  const match = /^(?:(\d+)\s*x\s*)?(\d+(?:[.,]\d+)?)?\s*([a-zü]+)?\.?$/.exec(text.trim().toLowerCase());
  if (!match || match[0] === '') return null;
  const [, packs = '1', amount = '1', word] = match;
  const name = word === undefined ? { unit: null, factor: 1 } : names[word];
  if (!name) return null;
  const size = Number(packs) * Number(amount.replace(',', '.')) * name.factor;
  return size > 0 && size <= 100_000 ? { size, unit: name.unit } : null;
};
