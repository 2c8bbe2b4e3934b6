import type { ListedPharmacy } from '@blattwerk/contract/prescriptions/shapes';
import type { Fulfilment } from '@blattwerk/contract/prescriptions/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { sendsByMailOrder } from './patient.queries.ts';
import { listPharmacyChoices, type ListedRow } from './pharmacy-choice.queries.ts';

export const shippingCentsOf = ({ totalCents, deliveredCents }: Pick<ListedRow, 'totalCents' | 'deliveredCents'>): number | null =>
  totalCents === null || deliveredCents === null ? null : deliveredCents - totalCents;

/** Everything can be collected; courier and shipping are what the pharmacy says it does, shipping within the law. What a courier costs is not known here. */
export const fulfilmentsOf = (row: Pick<ListedRow, 'isPickupOnly' | 'hasCourier' | 'totalCents' | 'deliveredCents'>): ListedPharmacy['fulfilments'] => [
  { kind: 'pickup', cents: 0 },
  ...(row.hasCourier ? [{ kind: 'courier' as const, cents: null }] : []),
  ...(row.isPickupOnly ? [] : [{ kind: 'shipping' as const, cents: shippingCentsOf(row) }]),
];

interface Chosen {
  fulfilment: Fulfilment;
  fulfilmentCents: number | null;
}

/**
 * The way that the patient chose, with its price at that moment.
 * @throws pharmacy.fulfilmentNotOffered, pharmacy.mailOrderForbidden
 */
export const chooseFulfilment = async (ctx: Ctx<Member>, treatmentId: string, pharmacyId: string, fulfilment: Fulfilment): Promise<Chosen> => {
  if (fulfilment === 'pickup') return { fulfilment, fulfilmentCents: 0 };
  const [row] = await listPharmacyChoices(ctx, { treatmentId, pharmacyId, page: 1, pageSize: 1 });
  const offer = row && fulfilmentsOf(row).find(({ kind }) => kind === fulfilment);
  if (offer) return { fulfilment, fulfilmentCents: offer.cents };
  const sends = row && fulfilment === 'shipping' && (await sendsByMailOrder(ctx, pharmacyId));
  throw failure(sends ? 'pharmacy.mailOrderForbidden' : 'pharmacy.fulfilmentNotOffered');
};
