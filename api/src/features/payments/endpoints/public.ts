import { fees } from '@blattwerk/contract/fees/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { readSettings } from '../../settings/public.ts';

export const readFeesEndpoint = publicFactory.build({
  operation: 'fees.read',
  method: 'get',
  summary: 'Deposit and fees as they are today',
  input: z.object({}),
  output: fees,
  handler: async ({ ctx }) => {
    const set = await readSettings(ctx, ['fees.depositCents', 'fees.serviceCents', 'fees.consultationCents']);
    return {
      depositCents: set['fees.depositCents'],
      serviceCents: set['fees.serviceCents'],
      consultationCents: set['fees.consultationCents'],
      currency: 'EUR' as const,
    };
  },
});
