import * as operations from '@blattwerk/contract/access-log/operations';
import { adminFactory } from '../../../http/factories.ts';
import { readAuditChain } from '../audit-chain.service.ts';
import { listAuditEvents } from '../audit-log.queries.ts';

export const listAuditEventsEndpoint = adminFactory.build(operations.listAuditEvents, ({ ctx, input }) => listAuditEvents(ctx, input), { isShared: true });

export const readAuditChainEndpoint = adminFactory.build(operations.readAuditChain, ({ ctx }) => readAuditChain(ctx));
