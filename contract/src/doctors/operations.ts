import { z } from 'zod';
import { doctorPatch, doctorRecord, listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { practice, practicePatch } from '../people/shapes.ts';
import { id } from '../validation.ts';

export const listDoctors = operation({
  id: 'doctors.list',
  method: 'get',
  path: '/backoffice/doctors',
  summary: 'Doctors’ accounts',
  input: listQuery,
  answer: recordList(doctorRecord),
});

export const readDoctor = operation({
  id: 'doctors.read',
  method: 'get',
  path: '/backoffice/doctors/:id',
  summary: 'One doctor’s account',
  input: z.object({ id }),
  answer: doctorRecord,
  errors: ['doctor.notExist'],
});

export const updateDoctor = operation({
  id: 'doctors.update',
  method: 'patch',
  path: '/backoffice/doctors/:id',
  summary: 'Activate, deactivate or ban a doctor; working and consultation flags',
  input: doctorPatch,
  answer: doctorRecord,
  errors: ['doctor.notExist', 'invalid.status', 'person.lastAdmin', 'person.lastPharmacyAdmin', 'person.notApproved', 'person.ownAccount'],
});

export const readPractice = operation({
  id: 'practices.read',
  method: 'get',
  path: '/backoffice/practice',
  summary: 'The doctor’s own licence and billing details',
  input: z.object({}),
  answer: practice,
  errors: ['doctor.notExist'],
});

export const updatePractice = operation({
  id: 'practices.update',
  method: 'patch',
  path: '/backoffice/practice',
  summary: 'Change the own tax number, languages, and the invoice code until the first invoice',
  input: practicePatch,
  answer: practice,
  errors: ['doctor.notExist'],
});

export const listPublicDoctors = operation({
  id: 'doctors.list-public',
  method: 'get',
  path: '/clients/doctors',
  summary: 'Public cards of the doctors who work now: never an address, fax or signature',
  input: z.object({}),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        position: z.string().nullable(),
        about: z.string().nullable(),
        country: z.string(),
        /** The chamber or authority that the licence is from. */
        authority: z.string().nullable(),
        languages: z.array(z.string()),
        offersConsultations: z.boolean(),
      }),
    ),
    total: z.int(),
  }),
});
