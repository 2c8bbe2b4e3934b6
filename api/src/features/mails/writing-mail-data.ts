import { settings } from '@blattwerk/contract/settings';
import type { MailTemplates } from '../../adapters/mail/mail-templates.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { contactAnswerToken } from './contact-answer-token.ts';
import { withdrawalToken } from './withdrawal-token.ts';

/** A withdrawal from the contract, as it was declared. */
interface Declared {
  name: string;
  treatmentNumber: string | null;
  receivedAt: string;
}

/** What the outbox stores of mails to people who wrote to us. */
export interface WritingParams {
  'withdrawal-received': Declared & { withdrawalId: string };
  'withdrawal-receipt': Declared;
  'withdrawal-outcome': MailTemplates['withdrawal-outcome'];
  /** `days`: not in mails from before it could be set. */
  'contact-received': { name: string; number: string; receivedAt: string; days?: number };
  'contact-answered': { name: string; number: string; contactRequestId: string };
}

type Loaders = { [T in keyof WritingParams]: (ctx: Ctx, params: WritingParams[T]) => MailTemplates[T] };

export const writingLoaders: Loaders = {
  'withdrawal-received': (ctx, { withdrawalId, receivedAt, ...declared }) => ({
    ...declared,
    receivedAt: new Date(receivedAt),
    token: withdrawalToken(ctx.secrets, withdrawalId),
  }),
  'withdrawal-receipt': (_ctx, { receivedAt, ...declared }) => ({ ...declared, receivedAt: new Date(receivedAt) }),
  'withdrawal-outcome': (_ctx, params) => params,
  'contact-received': (_ctx, { receivedAt, days, ...message }) => ({
    ...message,
    receivedAt: new Date(receivedAt),
    days: days ?? settings['content.contactAnswerDays'].default,
  }),
  'contact-answered': (ctx, { contactRequestId, ...message }) => ({ ...message, token: contactAnswerToken(ctx.secrets, contactRequestId) }),
};
