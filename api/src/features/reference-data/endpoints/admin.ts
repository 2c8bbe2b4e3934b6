import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { type ReferenceKind, mergeInput, referenceDetail, referencePatch, referenceRecord, strainPatch } from '@blattwerk/contract/reference-data/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { mergeReference, undoMerge } from '../merge.service.ts';
import { listReferences, readReference } from '../reference-records.queries.ts';
import { patchReference } from '../rename.service.ts';

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
