import * as operations from '@blattwerk/contract/marketing-patients/operations';
import { publicFactory } from '../../../http/factories.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { contactMessages } from '../messages.ts';
import { noteContact, takeContact } from '../note-contact.service.ts';

export const noteContactEndpoint = publicFactory.buildUnbound(operations.noteContact, async ({ ctx, input }) => {
  await takeContact(ctx);
  await inTransaction(ctx, (bound) => noteContact(bound, input));
  return { message: contactMessages[input.newsConsent ? 'asked' : 'noted'][ctx.locale] };
});
