import { referenceDetail, type ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { undoMerge } from '../merge.service.ts';

const undoMergeOf = (kind: ReferenceKind) =>
  adminFactory.build({
    operation: `${kind}.undo-merge`,
    method: 'post',
    summary: `Undo a merge among the ${kind}: the merged one takes its products back`,
    input: z.object({ id }),
    output: referenceDetail,
    handler: ({ ctx, input }) => undoMerge(ctx, kind, input),
  });

export const undoManufacturerMergeEndpoint = undoMergeOf('manufacturers');
export const undoGrowerMergeEndpoint = undoMergeOf('growers');
export const undoStrainMergeEndpoint = undoMergeOf('strains');
