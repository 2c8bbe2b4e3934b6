import type { PharmacyPatchInput, PharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import type { Actor } from '../../kernel/ctx.ts';

/** What a pharmacy's own administrator changes. Name, address, slug, listing and feeds stay with the platform's administrators. */
const ownFields: readonly string[] = [
  'email',
  'tanEmail',
  'phone',
  'website',
  'isPickupOnly',
  'hasCourier',
  'acceptsElectronic',
  'shippingCents',
  'freeShippingFromCents',
  'openingHours',
] satisfies (keyof PharmacyPatchInput)[];

export const abilitiesOf = (actor: Actor): PharmacyRecord['abilities'] => {
  if (actor.role === 'admin') return ['update'];
  return actor.role === 'pharmacy' && actor.isPharmacyAdmin ? ['update-own'] : [];
};

export const mayEdit = (actor: Actor, fields: readonly string[]): boolean => {
  const [ability] = abilitiesOf(actor);
  return ability === 'update' || (ability === 'update-own' && fields.every((field) => ownFields.includes(field)));
};
