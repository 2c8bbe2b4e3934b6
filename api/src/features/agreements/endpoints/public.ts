import * as operations from '@blattwerk/contract/agreements/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readAgreement } from '../agreements.service.ts';

export const readAgreementEndpoint = publicFactory.build(operations.readAgreement, ({ ctx, input }) => readAgreement(ctx, input));
