import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';

const item = z.object({ id, slug: z.string(), name: z.string(), zipCode: z.string(), city: z.string(), isFavorite: z.boolean() });

export const listOwnPharmaciesEndpoint = patientFactory.build({
  operation: 'prescriptions.own-pharmacies',
  method: 'get',
  summary: 'Pharmacies that the patient remembers or has used',
  input: z.object({}),
  output: z.object({ items: z.array(item) }),
  handler: async ({ ctx }) => {
    const favorites = ctx.trx('pharmacy_favorites').select('pharmacyId').where({ userId: ctx.actor.id });
    const used = ctx.trx('prescriptions').select('pharmacyId').where({ patientId: ctx.actor.id }).whereNotNull('pharmacyId');
    const items = await ctx
      .trx('pharmacies')
      .whereIn('id', favorites.clone())
      .orWhereIn('id', used)
      .orderBy('name')
      .select('id', 'slug', 'name', 'zipCode', 'city', ctx.trx.raw('id IN (?) AS is_favorite', [favorites.clone()]));
    return { items };
  },
});
