import { searchedResources, type SearchedResource, type SearchHit } from '@blattwerk/contract/office-search/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { FindHits } from '../../kernel/list-hits.ts';
import { findPeople } from '../../kernel/record-search.ts';
import { folded } from '../../kernel/search-words.ts';
import { attestationHits } from '../attestations/public.ts';
import { consultationHits } from '../consultations/public.ts';
import { contactRequestHits } from '../contact-requests/public.ts';
import { deliveryTaskHits } from '../delivery-tasks/public.ts';
import { invitationHits } from '../invitations/public.ts';
import { scheduledJobHits } from '../job-monitor/public.ts';
import { contactHits } from '../marketing-patients/public.ts';
import { issueHits } from '../newsletter-issues/public.ts';
import { patientHits } from '../patients/public.ts';
import { paymentHits } from '../payments/public.ts';
import { personHits } from '../people/public.ts';
import { pharmacyHits } from '../pharmacies/public.ts';
import { questionHits } from '../pharmacy-questions/public.ts';
import { prescriptionHits } from '../prescriptions/public.ts';
import { proposalHits } from '../product-proposals/public.ts';
import { productHits } from '../products/public.ts';
import { referenceHits } from '../reference-data/public.ts';
import { settingHits } from '../settings/public.ts';
import { feedHits } from '../stock-feeds/public.ts';
import { suppressedAddressHits } from '../suppressed-addresses/public.ts';
import { houseTextBlockHits } from '../text-blocks/public.ts';
import { treatmentHits } from '../treatments/public.ts';
import { vaporizerHits } from '../vaporizers/public.ts';
import { withdrawalHits } from '../withdrawals/public.ts';

const finders: Readonly<Record<SearchedResource, FindHits>> = {
  patients: patientHits,
  treatments: treatmentHits,
  prescriptions: prescriptionHits,
  people: personHits,
  pharmacies: pharmacyHits,
  products: productHits,
  payments: paymentHits,
  'contact-requests': contactRequestHits,
  attestations: attestationHits,
  consultations: consultationHits,
  'pharmacy-questions': questionHits,
  'delivery-tasks': deliveryTaskHits,
  withdrawals: withdrawalHits,
  manufacturers: referenceHits('manufacturers'),
  growers: referenceHits('growers'),
  strains: referenceHits('strains'),
  vaporizers: vaporizerHits,
  'product-proposals': proposalHits,
  'stock-feeds': feedHits,
  'house-text-blocks': houseTextBlockHits,
  'marketing-patients': contactHits,
  'newsletter-issues': issueHits,
  invitations: invitationHits,
  'suppressed-addresses': suppressedAddressHits,
  settings: settingHits,
  'scheduled-jobs': scheduledJobHits,
};

/** They bear the name or number of the record that they hang on, which is more likely meant: they come after all others. */
const namedByOthers: ReadonlySet<SearchedResource> = new Set(['consultations', 'pharmacy-questions', 'delivery-tasks', 'stock-feeds']);

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
  const people = await findPeople(ctx.trx, q, isLoose);
  for (const resource of resources) {
    const hits = await finders[resource](ctx, { q, people, limit: mostOfAKind, isLoose });
    found.push(...hits.map((hit) => ({ resource, ...hit })));
  }
  return found;
};

/** The best records of the resources; among equals in the order of the resources. */
export const findRecords = async (ctx: Ctx, q: string, isListed: (resource: SearchedResource) => boolean): Promise<SearchHit[]> => {
  const resources = searchedResources.filter(isListed);
  const exact = await findIn(ctx, resources, q, false);
  const found = exact.length > 0 ? exact : await findIn(ctx, resources, q, true);
  const placeOf = ({ resource, title }: SearchHit): number => rankOf(q, title) + (namedByOthers.has(resource) ? 3 : 0);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, mostInAll);
};
