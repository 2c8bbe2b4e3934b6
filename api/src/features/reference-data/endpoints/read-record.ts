import { referenceDetail, type ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { readReference } from '../reference-records.queries.ts';

const readRecord = (kind: ReferenceKind) =>
  adminFactory.build({
    operation: `${kind}.read-record`,
    method: 'get',
    summary: `One of the ${kind}, with those that may mean the same`,
    input: z.object({ id }),
    output: referenceDetail,
    handler: ({ ctx, input }) => readReference(ctx, kind, input.id),
  });

export const readManufacturerRecordEndpoint = readRecord('manufacturers');
export const readGrowerRecordEndpoint = readRecord('growers');
export const readStrainRecordEndpoint = readRecord('strains');
