import * as operations from '@blattwerk/contract/products/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readSimilarRecords } from '../similar.service.ts';

export const listSimilarRecordsEndpoint = doctorFactory.build(operations.listSimilarRecords, ({ ctx, input }) => readSimilarRecords(ctx, input.id));
