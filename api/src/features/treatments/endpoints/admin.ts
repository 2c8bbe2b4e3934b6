import * as operations from '@blattwerk/contract/treatments/operations';
import { adminFactory } from '../../../http/factories.ts';
import { breakGlass } from '../treatment-record.ts';

export const breakGlassEndpoint = adminFactory.build(operations.breakGlass, ({ ctx, input }) => breakGlass(ctx, input.id, input.reason));
