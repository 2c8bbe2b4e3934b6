import * as operations from '@blattwerk/contract/payments/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readSettings } from '../../settings/public.ts';

export const readFeesEndpoint = publicFactory.build(operations.readFees, async ({ ctx }) => {
  const set = await readSettings(ctx, ['fees.depositCents', 'fees.serviceCents', 'fees.consultationCents']);
  return {
    depositCents: set['fees.depositCents'],
    serviceCents: set['fees.serviceCents'],
    consultationCents: set['fees.consultationCents'],
    currency: 'EUR' as const,
  };
});
