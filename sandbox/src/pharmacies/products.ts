import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Something a pharmacy can have in stock. `basePriceCents` is per `unit` (g, ml or piece). */
export interface Product {
  pzn: string;
  name: string;
  category: string;
  unit: string;
  basePriceCents: number;
}

const builtIn = fileURLToPath(new URL('../../data/products.json', import.meta.url));

function isProduct(value: unknown): value is Product {
  const { pzn, name, category, unit, basePriceCents } = value as Record<string, unknown>;
  return /^\d{8}$/.test(String(pzn)) && [name, category, unit].every((text) => typeof text === 'string') && Number.isInteger(basePriceCents);
}

function read(file: string): Product[] {
  const products: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(products) || products.length === 0 || !products.every(isProduct)) {
    throw new Error(`${file} must be a JSON array of { pzn, name, category, unit, basePriceCents }.`);
  }
  return products;
}

/** Products of the given file, read again when it changes; the built-in list while there is none. */
export function productSource(file: string | undefined): () => Product[] {
  let known: { file: string; changedAt: number; products: Product[] } | undefined;
  return () => {
    const present = file !== undefined && statSync(file, { throwIfNoEntry: false }) !== undefined ? file : builtIn;
    const changedAt = statSync(present).mtimeMs;
    if (known?.file !== present || known.changedAt !== changedAt) known = { file: present, changedAt, products: read(present) };
    return known.products;
  };
}
