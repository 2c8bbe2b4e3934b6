import { bulkPermissions } from './permissions-bulk.ts';
import { exportPermissions } from './permissions-exports.ts';
import { importPermissions } from './permissions-imports.ts';

/** What jobs do with many records of a list. */
export const listWorkPermissions = { ...bulkPermissions, ...exportPermissions, ...importPermissions } as const;
