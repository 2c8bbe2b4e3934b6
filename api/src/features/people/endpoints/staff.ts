import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { deactivateInput, personRecord } from '@blattwerk/contract/people/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory, staffFactory } from '../../../http/factories.ts';
import { listPeople, readPerson } from '../people.queries.ts';
import { approvePerson, endAccount, reactivatePerson } from '../people.service.ts';
import { endPharmacyAdmin, makePharmacyAdmin } from '../pharmacy-admins.service.ts';

export const listPeopleEndpoint = staffFactory.build({
  operation: 'people.list',
  method: 'get',
  summary: 'Doctors, people of pharmacies and administrators; a pharmacy’s account sees its colleagues',
  input: listQuery,
  output: listOf(personRecord),
  handler: ({ ctx, input }) => listPeople(ctx, input),
});

export const readPersonEndpoint = staffFactory.build({
  operation: 'people.read',
  method: 'get',
  summary: 'One person of the staff',
  input: z.object({ id }),
  output: personRecord,
  handler: ({ ctx, input }) => readPerson(ctx, input.id),
});

export const approveLicenceEndpoint = adminFactory.build({
  operation: 'people.approve-licence',
  method: 'post',
  summary: 'A doctor’s licence was checked: the doctor may work. Never by who invited',
  input: z.object({ id }),
  output: personRecord,
  handler: ({ ctx, input }) => approvePerson(ctx, input.id, 'doctor'),
});

export const confirmPersonEndpoint = adminFactory.build({
  operation: 'people.confirm',
  method: 'post',
  summary: 'A second administrator confirms a new one. Never who invited',
  input: z.object({ id }),
  output: personRecord,
  handler: ({ ctx, input }) => approvePerson(ctx, input.id, 'admin'),
});

export const deactivatePersonEndpoint = staffFactory.build({
  operation: 'people.deactivate',
  method: 'post',
  summary: 'End an account at once: sessions end, open requests go back to the others, appointments are cancelled',
  input: deactivateInput,
  output: personRecord,
  handler: ({ ctx, input }) => endAccount(ctx, { ...input, action: 'deactivate' }),
});

export const reactivatePersonEndpoint = staffFactory.build({
  operation: 'people.reactivate',
  method: 'post',
  summary: 'Let a person work again',
  input: z.object({ id }),
  output: personRecord,
  handler: ({ ctx, input }) => reactivatePerson(ctx, input.id),
});

export const makePharmacyAdminEndpoint = staffFactory.build({
  operation: 'people.make-pharmacy-admin',
  method: 'post',
  summary: 'Let a person of a pharmacy administer it: invite colleagues and change its contact data',
  input: z.object({ id }),
  output: personRecord,
  handler: ({ ctx, input }) => makePharmacyAdmin(ctx, input.id),
});

export const endPharmacyAdminEndpoint = staffFactory.build({
  operation: 'people.end-pharmacy-admin',
  method: 'post',
  summary: 'A person no longer administers the pharmacy, by a colleague’s or the own step; another one has to',
  input: z.object({ id }),
  output: personRecord,
  handler: ({ ctx, input }) => endPharmacyAdmin(ctx, input.id),
});
