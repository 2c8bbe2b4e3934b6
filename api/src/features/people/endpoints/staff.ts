import * as operations from '@blattwerk/contract/people/operations';
import { adminFactory, staffFactory } from '../../../http/factories.ts';
import { listPeople, readPerson } from '../people.queries.ts';
import { approvePerson, endAccount, reactivatePerson } from '../people.service.ts';
import { endPharmacyAdmin, makePharmacyAdmin } from '../pharmacy-admins.service.ts';

export const listPeopleEndpoint = staffFactory.build(operations.listPeople, ({ ctx, input }) => listPeople(ctx, input));

export const readPersonEndpoint = staffFactory.build(operations.readPerson, ({ ctx, input }) => readPerson(ctx, input.id));

export const approveLicenceEndpoint = adminFactory.build(operations.approveLicence, ({ ctx, input }) => approvePerson(ctx, input.id, 'doctor'));

export const confirmPersonEndpoint = adminFactory.build(operations.confirmPerson, ({ ctx, input }) => approvePerson(ctx, input.id, 'admin'));

export const deactivatePersonEndpoint = staffFactory.build(operations.deactivatePerson, ({ ctx, input }) =>
  endAccount(ctx, { ...input, action: 'deactivate' }),
);

export const reactivatePersonEndpoint = staffFactory.build(operations.reactivatePerson, ({ ctx, input }) => reactivatePerson(ctx, input.id));

export const makePharmacyAdminEndpoint = staffFactory.build(operations.makePharmacyAdmin, ({ ctx, input }) => makePharmacyAdmin(ctx, input.id));

export const endPharmacyAdminEndpoint = staffFactory.build(operations.endPharmacyAdmin, ({ ctx, input }) => endPharmacyAdmin(ctx, input.id));
