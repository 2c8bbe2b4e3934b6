import * as operations from '@blattwerk/contract/product-proposals/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { proposeProduct } from '../product-proposals.service.ts';

export const proposeProductEndpoint = doctorFactory.build(operations.proposeProduct, ({ ctx, input }) => proposeProduct(ctx, input));
