import { newsletterState } from '@blattwerk/contract/newsletter/shapes';
import { z } from 'zod';
import { memberFactory } from '../../../http/factories.ts';
import { readOwnState } from '../newsletter.service.ts';

export const checkNewsletterEndpoint = memberFactory.build({
  operation: 'newsletter.check',
  method: 'get',
  summary: 'Whether the caller gets the newsletter',
  input: z.object({}),
  output: newsletterState,
  handler: ({ ctx }) => readOwnState(ctx),
});
