import * as operations from '@blattwerk/contract/settings/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readOperator } from '../operator.ts';

export const readOperatorEndpoint = publicFactory.build(operations.readOperator, ({ ctx }) => readOperator(ctx));
