import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { mergeInput, type ReferenceKind, referenceDetail, referencePatch, referenceRecord, strainPatch } from './shapes.ts';

const listRecords = <const K extends ReferenceKind>(kind: K) =>
  operation({
    id: `${kind}.list-records` as const,
    method: 'get',
    path: `/backoffice/${kind}` as const,
    summary: `All ${kind} with their products and the names that lead to them`,
    input: listQuery,
    answer: recordList(referenceRecord),
  });

const readRecord = <const K extends ReferenceKind>(kind: K) =>
  operation({
    id: `${kind}.read-record` as const,
    method: 'get',
    path: `/backoffice/${kind}/:id` as const,
    summary: `One of the ${kind}, with those that may mean the same`,
    input: z.object({ id }),
    answer: referenceDetail,
  });

const renameRecord = <const K extends ReferenceKind>(kind: K) =>
  operation({
    id: `${kind}.update` as const,
    method: 'patch',
    path: `/backoffice/${kind}/:id` as const,
    summary: `Rename one of the ${kind}; the former name goes on leading to it`,
    input: referencePatch,
    answer: referenceDetail,
    errors: ['reference.nameTaken'],
  });

const mergeRecords = <const K extends ReferenceKind>(kind: K) =>
  operation({
    id: `${kind}.merge` as const,
    method: 'post',
    path: `/backoffice/${kind}/:id/merge` as const,
    summary: `Merge one of the ${kind} into another one, which takes its products; answers the other one`,
    input: mergeInput,
    answer: referenceDetail,
    errors: ['invalid.status'],
  });

const undoMerge = <const K extends ReferenceKind>(kind: K) =>
  operation({
    id: `${kind}.undo-merge` as const,
    method: 'post',
    path: `/backoffice/${kind}/:id/undo-merge` as const,
    summary: `Undo a merge among the ${kind}: the merged one takes its products back`,
    input: z.object({ id }),
    answer: referenceDetail,
    errors: ['invalid.status'],
  });

export const listGrowerRecords = listRecords('growers');
export const readGrowerRecord = readRecord('growers');
export const updateGrower = renameRecord('growers');
export const mergeGrowers = mergeRecords('growers');
export const undoGrowerMerge = undoMerge('growers');

export const listManufacturerRecords = listRecords('manufacturers');
export const readManufacturerRecord = readRecord('manufacturers');
export const updateManufacturer = renameRecord('manufacturers');
export const mergeManufacturers = mergeRecords('manufacturers');
export const undoManufacturerMerge = undoMerge('manufacturers');

export const listStrainRecords = listRecords('strains');
export const readStrainRecord = readRecord('strains');
export const updateStrain = operation({
  ...renameRecord('strains'),
  summary: 'Rename one of the strains or change its synonyms; the former name goes on leading to it',
  input: strainPatch,
});
export const mergeStrains = mergeRecords('strains');
export const undoStrainMerge = undoMerge('strains');
