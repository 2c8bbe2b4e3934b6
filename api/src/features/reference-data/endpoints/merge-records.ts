import { mergeInput, referenceDetail, type ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { mergeReference } from '../merge.service.ts';

const mergeRecords = (kind: ReferenceKind) =>
  adminFactory.build({
    operation: `${kind}.merge`,
    method: 'post',
    summary: `Merge one of the ${kind} into another one, which takes its products; answers the other one`,
    input: mergeInput,
    output: referenceDetail,
    handler: ({ ctx, input }) => mergeReference(ctx, kind, input),
  });

export const mergeManufacturersEndpoint = mergeRecords('manufacturers');
export const mergeGrowersEndpoint = mergeRecords('growers');
export const mergeStrainsEndpoint = mergeRecords('strains');
