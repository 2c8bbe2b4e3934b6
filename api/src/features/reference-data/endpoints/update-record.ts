import { referenceDetail, referencePatch, strainPatch, type ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { patchReference } from '../rename.service.ts';

const updateRecord = (kind: ReferenceKind) =>
  adminFactory.build({
    operation: `${kind}.update`,
    method: 'patch',
    summary: `Rename one of the ${kind}${kind === 'strains' ? ' or change its synonyms' : ''}; the former name goes on leading to it`,
    input: kind === 'strains' ? strainPatch : referencePatch,
    output: referenceDetail,
    handler: ({ ctx, input }) => patchReference(ctx, kind, input),
  });

export const updateManufacturerEndpoint = updateRecord('manufacturers');
export const updateGrowerEndpoint = updateRecord('growers');
export const updateStrainEndpoint = updateRecord('strains');
