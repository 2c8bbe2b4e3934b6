import * as operations from '@blattwerk/contract/vaporizers/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listVaporizers } from '../vaporizers.service.ts';

export const listVaporizersEndpoint = publicFactory.build(operations.listVaporizers, ({ ctx }) => listVaporizers(ctx));
