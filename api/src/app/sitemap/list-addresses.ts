import * as operations from '@blattwerk/contract/sitemap/operations';
import { publicFactory } from '../../http/factories.ts';
import { listAddresses } from './sitemap.service.ts';

export const listAddressesEndpoint = publicFactory.build(operations.listAddresses, ({ ctx, input }) => listAddresses(ctx, input));
