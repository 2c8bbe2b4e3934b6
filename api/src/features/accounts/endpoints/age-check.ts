import { z } from 'zod';
import { isoDate } from '@blattwerk/contract/validation';
import { publicFactory } from '../../../http/factories.ts';
import { readSetting } from '../../settings/public.ts';
import { ageOn } from '../age.ts';

export const ageCheckEndpoint = publicFactory.build({
  operation: 'accounts.age-check',
  method: 'post',
  summary: 'Whether somebody born on this date is of age today in Germany; nothing is stored',
  input: z.strictObject({ dob: isoDate }),
  output: z.object({ adult: z.boolean() }),
  handler: async ({ ctx, input }) => ({ adult: ageOn(input.dob, ctx.clock.now()) >= (await readSetting(ctx, 'minAge')) }),
});
