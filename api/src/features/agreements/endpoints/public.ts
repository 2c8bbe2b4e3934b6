import * as operations from '@blattwerk/contract/agreements/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readAgreement } from '../agreements.service.ts';
import { readImprint } from '../imprint.service.ts';

export const readAgreementEndpoint = publicFactory.build(operations.readAgreement, ({ ctx, input }) => readAgreement(ctx, input));

export const readImprintEndpoint = publicFactory.build(operations.readImprint, ({ ctx, input }) => readImprint(ctx, input));
