import type * as importedLists from '@blattwerk/contract/list-imports/list-operations';
import type * as listImports from '@blattwerk/contract/list-imports/operations';
import { admin, type Permission } from '../http/principals.ts';

type OperationsOf<PAGE> = PAGE[keyof PAGE];
type ImportOperationId = (OperationsOf<typeof importedLists> | OperationsOf<typeof listImports>)['id'];

const own = { admin: 'own' } as const satisfies Permission;

/** Imports into lists: administrators alone, and of the imports themselves everybody has the own ones. Each row is asked again by the record's own service. */
export const importPermissions = {
  'imports.list': own,
  'imports.read': own,
  'imports.dry-run': own,
  'imports.commit': own,
  'imports.undo': own,
  'imports.stop': own,
  'imports.errors': own,
  'imports.growers': admin,
  'imports.manufacturers': admin,
  'imports.marketing-patients': admin,
  'imports.people': admin,
  'imports.pharmacies': admin,
  'imports.products': admin,
  'imports.strains': admin,
} as const satisfies Record<ImportOperationId, Permission>;
