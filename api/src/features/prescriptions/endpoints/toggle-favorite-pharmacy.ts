import { favoritePharmacyInput } from '@blattwerk/contract/prescriptions/shapes';
import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { toggleFavoritePharmacy } from '../pharmacy-choice.service.ts';

export const toggleFavoritePharmacyEndpoint = patientFactory.build({
  operation: 'prescriptions.favorite-pharmacy',
  method: 'post',
  summary: 'Remember or forget a pharmacy',
  input: favoritePharmacyInput,
  output: z.object({ pharmacyId: id, isFavorite: z.boolean() }),
  handler: ({ ctx, input }) => toggleFavoritePharmacy(ctx, input),
});
