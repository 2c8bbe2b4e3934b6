import * as operations from '@blattwerk/contract/reference-data/record-operations';
import { adminFactory } from '../../../http/factories.ts';
import { mergeReference, undoMerge } from '../merge.service.ts';
import { listReferences, readReference } from '../reference-records.queries.ts';
import { patchReference } from '../rename.service.ts';

export const listManufacturerRecordsEndpoint = adminFactory.build(operations.listManufacturerRecords, ({ ctx, input }) =>
  listReferences(ctx, 'manufacturers', input),
);
export const readManufacturerRecordEndpoint = adminFactory.build(operations.readManufacturerRecord, ({ ctx, input }) =>
  readReference(ctx, 'manufacturers', input.id),
);
export const updateManufacturerEndpoint = adminFactory.build(operations.updateManufacturer, ({ ctx, input }) => patchReference(ctx, 'manufacturers', input));
export const mergeManufacturersEndpoint = adminFactory.build(operations.mergeManufacturers, ({ ctx, input }) => mergeReference(ctx, 'manufacturers', input));
export const undoManufacturerMergeEndpoint = adminFactory.build(operations.undoManufacturerMerge, ({ ctx, input }) => undoMerge(ctx, 'manufacturers', input));

export const listGrowerRecordsEndpoint = adminFactory.build(operations.listGrowerRecords, ({ ctx, input }) => listReferences(ctx, 'growers', input));
export const readGrowerRecordEndpoint = adminFactory.build(operations.readGrowerRecord, ({ ctx, input }) => readReference(ctx, 'growers', input.id));
export const updateGrowerEndpoint = adminFactory.build(operations.updateGrower, ({ ctx, input }) => patchReference(ctx, 'growers', input));
export const mergeGrowersEndpoint = adminFactory.build(operations.mergeGrowers, ({ ctx, input }) => mergeReference(ctx, 'growers', input));
export const undoGrowerMergeEndpoint = adminFactory.build(operations.undoGrowerMerge, ({ ctx, input }) => undoMerge(ctx, 'growers', input));

export const listStrainRecordsEndpoint = adminFactory.build(operations.listStrainRecords, ({ ctx, input }) => listReferences(ctx, 'strains', input));
export const readStrainRecordEndpoint = adminFactory.build(operations.readStrainRecord, ({ ctx, input }) => readReference(ctx, 'strains', input.id));
export const updateStrainEndpoint = adminFactory.build(operations.updateStrain, ({ ctx, input }) => patchReference(ctx, 'strains', input));
export const mergeStrainsEndpoint = adminFactory.build(operations.mergeStrains, ({ ctx, input }) => mergeReference(ctx, 'strains', input));
export const undoStrainMergeEndpoint = adminFactory.build(operations.undoStrainMerge, ({ ctx, input }) => undoMerge(ctx, 'strains', input));
