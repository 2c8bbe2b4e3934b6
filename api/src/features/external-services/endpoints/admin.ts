import * as operations from '@blattwerk/contract/external-services/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listExternalServices, retryWaiting } from '../external-services.service.ts';

export const listExternalServicesEndpoint = adminFactory.build(operations.listExternalServices, ({ ctx }) => listExternalServices(ctx));

export const retryWaitingEndpoint = adminFactory.build(operations.retryWaiting, ({ ctx, input }) => retryWaiting(ctx, input.id));
