import * as operations from '@blattwerk/contract/support-views/operations';
import { adminFactory } from '../../../http/factories.ts';
import { createSupportView } from '../support-views.service.ts';

export const createSupportViewEndpoint = adminFactory.build(operations.createSupportView, ({ ctx, input }) => createSupportView(ctx, input));
