import * as operations from '@blattwerk/contract/contact-requests/operations';
import { publicFactory } from '../../../http/factories.ts';
import { inReading, inTransaction } from '../../../kernel/ctx.ts';
import { contactMessages } from '../messages.ts';
import { readAnswer, sendMessage, takeMessage } from '../send.service.ts';

export const sendContactRequestEndpoint = publicFactory.buildUnbound(operations.sendContactRequest, async ({ ctx, input }) => {
  const getsConfirmation = await takeMessage(ctx, input.email);
  // A program that filled in the hidden field learns nothing from the answer.
  if (!input.subject) await inTransaction(ctx, (bound) => sendMessage(bound, input, getsConfirmation));
  return { message: contactMessages.received[ctx.locale] };
});

export const readContactAnswerEndpoint = publicFactory.buildUnbound(operations.readContactAnswer, ({ ctx, input }) =>
  inReading(ctx, (bound) => readAnswer(bound, input.token)),
);
