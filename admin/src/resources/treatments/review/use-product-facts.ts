import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../providers/http.ts';
import type { LineDraft, ProductFacts } from './plan.ts';
import type { Requested } from './requested-products.tsx';

export interface Products {
  facts: Record<string, ProductFacts>;
  /** What the patient asks for, with the amount. */
  asked: readonly Requested[];
  onPick: (product: ProductFacts) => void;
}

/** What is known of the products that a plan can name: those asked for, those of the last plan, those picked, and those of a kept draft. */
export const useProductFacts = (record: TreatmentCase, lines: readonly (LineDraft | undefined)[]): Products => {
  const [facts, setFacts] = useState<Record<string, ProductFacts>>(() => {
    const asked = record.products.flatMap(({ product }) => (product === null ? [] : [product]));
    const last = record.lastPlan?.medicationPlan.map(({ product }) => product) ?? [];
    return Object.fromEntries([...last, ...asked].map((product) => [product.id, product]));
  });
  const onPick = useCallback((product: ProductFacts) => setFacts((known) => ({ ...known, [product.id]: product })), []);
  const sought = useRef(new Set<string>());
  const missing = lines
    .flatMap((line) => [...(line?.productId === undefined ? [] : [line.productId]), ...(line?.alternatives ?? [])])
    .filter((id) => facts[id] === undefined)
    .join(' ');
  useEffect(() => {
    for (const id of missing.split(' ').filter((one) => one !== '' && !sought.current.has(one))) {
      sought.current.add(id);
      api.get('/backoffice/products/:id', { params: { id } }).then(onPick, () => {
        // A product that is gone has no name here; the server refuses the line and says so at its field.
      });
    }
  }, [missing, onPick]);
  return { facts, asked: record.products, onPick };
};
