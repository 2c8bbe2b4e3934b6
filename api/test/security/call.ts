import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../seeds/factories/users.ts';
import type { OperationId } from '@blattwerk/contract/operations';
import { permissions, type Permission } from '../../src/app/permissions.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { TestApp } from '../app.ts';
import { builtWithoutAccount, credentialOf } from '../permissions/machine.ts';
import type { Call, Caller } from '../permissions/sample.ts';
import type { Route } from '../permissions/routes.ts';

const builders = { patient: buildPatient, doctor: buildDoctor, pharmacy: buildPharmacyUser, admin: buildAdmin };
const roles = ['patient', 'doctor', 'pharmacy', 'admin', 'machine', 'pharmacy-link'] as const;

export type KnownRoute = Route & { operation: OperationId };

export const isOpenToVisitors = (operation: OperationId): boolean => 'visitor' in permissions[operation];
export const rolesOf = (operation: OperationId) => roles.filter((role) => (permissions[operation] as Permission)[role]);

/** A signed-in person of the role, a pharmacy's system with its key, or a pharmacy behind its link. */
export const newCaller = async (test: TestApp, role: (typeof roles)[number]): Promise<{ caller: Caller; token: string }> => {
  if (role === 'machine' || role === 'pharmacy-link') {
    const caller = await builtWithoutAccount[role](test);
    return { caller, token: await credentialOf(test, caller) };
  }
  const { id, email, pharmacyId } = await builders[role](test.knex);
  return { caller: { id, role, email, pharmacyId }, token: await test.tokenOf({ id }) };
};

export const addressOf = ({ path }: Route, { params = {}, query }: Call): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? newId()));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
};
