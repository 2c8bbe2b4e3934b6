import * as exportedLists from '@blattwerk/contract/list-exports/list-operations';
import { operations } from '@blattwerk/contract/operations';
import { z } from 'zod';

export type ExportOperation = (typeof exportedLists)[keyof typeof exportedLists];
type ResourceOf<Id> = Id extends `exports.${infer Resource}` ? Resource : never;
export type ExportedResource = ResourceOf<ExportOperation['id']>;

export const exportOperations: readonly ExportOperation[] = Object.values(exportedLists);

export const resourceOf = ({ id }: ExportOperation): ExportedResource => id.slice('exports.'.length) as ExportedResource;

/** The shape of a list's records, as the list itself answers them. */
export const recordShapeOf = (resource: string): z.ZodObject => {
  const list = operations.find(({ method, path }) => method === 'get' && path === `/backoffice/${resource}`);
  const answer = list?.answer instanceof z.ZodObject ? list.answer.shape['items'] : undefined;
  if (answer instanceof z.ZodArray && answer.element instanceof z.ZodObject) return answer.element;
  throw new Error(`${resource} is no list of records`);
};
