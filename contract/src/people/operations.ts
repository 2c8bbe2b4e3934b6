import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { deactivateInput, personRecord } from './shapes.ts';

export const listPeople = operation({
  id: 'people.list',
  method: 'get',
  path: '/backoffice/people',
  summary: 'Doctors, people of pharmacies and administrators; a pharmacy’s account sees its colleagues',
  input: listQuery,
  answer: recordList(personRecord),
});

export const readPerson = operation({
  id: 'people.read',
  method: 'get',
  path: '/backoffice/people/:id',
  summary: 'One person of the staff',
  input: z.object({ id }),
  answer: personRecord,
});

export const approveLicence = operation({
  id: 'people.approve-licence',
  method: 'post',
  path: '/backoffice/people/:id/approve-licence',
  summary: 'A doctor’s licence was checked: the doctor may work. Never by who invited',
  input: z.object({ id }),
  answer: personRecord,
  errors: ['invalid.status', 'person.alreadyApproved', 'person.fourEyes'],
});

export const confirmPerson = operation({
  id: 'people.confirm',
  method: 'post',
  path: '/backoffice/people/:id/confirm',
  summary: 'A second administrator confirms a new one. Never who invited',
  input: z.object({ id }),
  answer: personRecord,
  errors: ['invalid.status', 'person.alreadyApproved', 'person.fourEyes'],
});

export const deactivatePerson = operation({
  id: 'people.deactivate',
  method: 'post',
  path: '/backoffice/people/:id/deactivate',
  summary: 'End an account at once: sessions end, open requests go back to the others, appointments are cancelled',
  input: deactivateInput,
  answer: personRecord,
  errors: ['invalid.status', 'person.lastAdmin', 'person.lastPharmacyAdmin', 'person.ownAccount'],
});

export const endPharmacyAdmin = operation({
  id: 'people.end-pharmacy-admin',
  method: 'post',
  path: '/backoffice/people/:id/end-pharmacy-admin',
  summary: 'A person no longer administers the pharmacy, by a colleague’s or the own step; another one has to',
  input: z.object({ id }),
  answer: personRecord,
  errors: ['person.lastPharmacyAdmin', 'person.notPharmacyMember'],
});

export const makePharmacyAdmin = operation({
  id: 'people.make-pharmacy-admin',
  method: 'post',
  path: '/backoffice/people/:id/make-pharmacy-admin',
  summary: 'Let a person of a pharmacy administer it: invite colleagues and change its contact data',
  input: z.object({ id }),
  answer: personRecord,
  errors: ['person.notPharmacyMember'],
});

export const reactivatePerson = operation({
  id: 'people.reactivate',
  method: 'post',
  path: '/backoffice/people/:id/reactivate',
  summary: 'Let a person work again',
  input: z.object({ id }),
  answer: personRecord,
  errors: ['invalid.status', 'person.notApproved', 'person.ownAccount'],
});
