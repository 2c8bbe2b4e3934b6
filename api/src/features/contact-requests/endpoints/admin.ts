import * as operations from '@blattwerk/contract/contact-requests/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listContactRequests, readContactRequest } from '../contact-requests.queries.ts';
import { answerContactRequest, assignContactRequest, closeContactRequest, reopenContactRequest } from '../handle.service.ts';

export const listContactRequestsEndpoint = adminFactory.build(operations.listContactRequests, ({ ctx, input }) => listContactRequests(ctx, input));

export const readContactRequestEndpoint = adminFactory.build(operations.readContactRequest, ({ ctx, input }) => readContactRequest(ctx, input.id), {
  isAudited: true,
});

export const answerContactRequestEndpoint = adminFactory.build(operations.answerContactRequest, ({ ctx, input }) => answerContactRequest(ctx, input));

export const closeContactRequestEndpoint = adminFactory.build(operations.closeContactRequest, ({ ctx, input }) => closeContactRequest(ctx, input));

export const reopenContactRequestEndpoint = adminFactory.build(operations.reopenContactRequest, ({ ctx, input }) => reopenContactRequest(ctx, input.id));

export const assignContactRequestEndpoint = adminFactory.build(operations.assignContactRequest, ({ ctx, input }) => assignContactRequest(ctx, input));
