import * as operations from '@blattwerk/contract/suppressed-addresses/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listRecords } from '../../../kernel/list-records.ts';
import { releaseAddress } from '../release.service.ts';
import { suppressedAddresses } from '../suppressed-addresses.queries.ts';

export const listSuppressedAddressesEndpoint = adminFactory.build(operations.listSuppressedAddresses, ({ ctx, input }) =>
  listRecords(suppressedAddresses, ctx, input),
);

export const releaseSuppressedAddressEndpoint = adminFactory.build(operations.releaseSuppressedAddress, ({ ctx, input }) => releaseAddress(ctx, input.id));
