import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { referenceRecord, type ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listReferences } from '../reference-records.queries.ts';

const listRecords = (kind: ReferenceKind) =>
  adminFactory.build({
    operation: `${kind}.list-records`,
    method: 'get',
    summary: `All ${kind} with their products and the names that lead to them`,
    input: listQuery,
    output: listOf(referenceRecord),
    handler: ({ ctx, input }) => listReferences(ctx, kind, input),
  });

export const listManufacturerRecordsEndpoint = listRecords('manufacturers');
export const listGrowerRecordsEndpoint = listRecords('growers');
export const listStrainRecordsEndpoint = listRecords('strains');
