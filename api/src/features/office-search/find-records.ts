import { searchedResources, type SearchedResource, type SearchHit } from '@blattwerk/contract/office-search/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { FindHits } from '../../kernel/list-hits.ts';
import { folded } from '../../kernel/record-search.ts';
import { contactHits } from '../marketing-patients/public.ts';
import { patientHits } from '../patients/public.ts';
import { paymentHits } from '../payments/public.ts';
import { personHits } from '../people/public.ts';
import { pharmacyHits } from '../pharmacies/public.ts';
import { prescriptionHits } from '../prescriptions/public.ts';
import { productHits } from '../products/public.ts';
import { referenceHits } from '../reference-data/public.ts';
import { treatmentHits } from '../treatments/public.ts';
import { vaporizerHits } from '../vaporizers/public.ts';

const finders: Readonly<Record<SearchedResource, FindHits>> = {
  patients: patientHits,
  treatments: treatmentHits,
  prescriptions: prescriptionHits,
  people: personHits,
  pharmacies: pharmacyHits,
  products: productHits,
  payments: paymentHits,
  manufacturers: referenceHits('manufacturers'),
  growers: referenceHits('growers'),
  strains: referenceHits('strains'),
  vaporizers: vaporizerHits,
  'marketing-patients': contactHits,
};

const mostOfAKind = 5;
const mostInAll = 25;

/** 0: begins with what was typed, 1: one of its words does, 2: it is somewhere else. Pure. */
export const rankOf = (q: string, title: string): number => {
  const [wanted, text] = [folded(q), folded(title)];
  if (text.startsWith(wanted)) return 0;
  return text.split(/[\s,/-]+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
};

const findIn = async (ctx: Ctx, resources: readonly SearchedResource[], q: string, isLoose: boolean): Promise<SearchHit[]> => {
  const found: SearchHit[] = [];
  for (const resource of resources) {
    const hits = await finders[resource](ctx, { q, limit: mostOfAKind, isLoose });
    found.push(...hits.map((hit) => ({ resource, ...hit })));
  }
  return found;
};

/** The best records of the resources; among equals in the order of the resources. */
export const findRecords = async (ctx: Ctx, q: string, isListed: (resource: SearchedResource) => boolean): Promise<SearchHit[]> => {
  const resources = searchedResources.filter(isListed);
  const exact = await findIn(ctx, resources, q, false);
  const found = exact.length > 0 ? exact : await findIn(ctx, resources, q, true);
  return found.toSorted((one, other) => rankOf(q, one.title) - rankOf(q, other.title)).slice(0, mostInAll);
};
