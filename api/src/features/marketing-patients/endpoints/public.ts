import { message } from '@blattwerk/contract/accounts/shapes';
import { marketingPatientInput } from '@blattwerk/contract/marketing-patients/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { contactMessages } from '../messages.ts';
import { noteContact, takeContact } from '../note-contact.service.ts';

export const noteContactEndpoint = publicFactory.buildUnbound({
  operation: 'marketing-patients.note',
  method: 'post',
  summary: 'Leave an address on the way to a treatment request; news by mail only if asked for, confirmed by mail',
  input: marketingPatientInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await takeContact(ctx);
    await inTransaction(ctx, (bound) => noteContact(bound, input));
    return { message: contactMessages[input.newsConsent ? 'asked' : 'noted'][ctx.locale] };
  },
});
