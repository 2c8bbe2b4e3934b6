import type { AccessControlProvider } from '@refinedev/core';
import type { Role } from '@blattwerk/contract/accounts/shapes';
import { authProvider } from './auth.ts';
import { resources } from '../resources/index.ts';

/** Which lists a role sees. What may be done with one record, the record itself says (`abilities`). */
export const accessProvider: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const descriptor = resources.find(({ name }) => name === resource);
    if (descriptor === undefined) return { can: true };
    const role = (await authProvider.getPermissions?.()) as Role;
    const roles: readonly Role[] = action === 'create' || action === 'edit' ? descriptor.editableBy : descriptor.visibleTo;
    return { can: roles.includes(role) };
  },
};
