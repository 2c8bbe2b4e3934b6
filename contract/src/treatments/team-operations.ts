import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { treatmentRecord } from './case-shapes.ts';
import { addNoteInput, caseNote, handOverAllInput, handOverInput, patientNote, teamMember } from './team-shapes.ts';

export const handOverTreatment = operation({
  id: 'treatments.hand-over',
  method: 'post',
  path: '/backoffice/treatments/:id/handover',
  summary: 'Give a request to a colleague, with a note; at once',
  input: handOverInput,
  answer: treatmentRecord,
  errors: ['doctor.notAssigned', 'treatment.alreadyApproved', 'treatment.cantProcessed', 'treatment.colleagueAway', 'treatment.notFound'],
});

export const handOverAll = operation({
  id: 'treatments.hand-over-all',
  method: 'post',
  path: '/backoffice/review-cover',
  summary: 'Give all own open requests to the doctor who covers the own absence, with a note',
  input: handOverAllInput,
  answer: z.object({ moved: z.int(), doctorName: z.string() }),
  errors: ['treatment.colleagueAway'],
});

export const listNotes = operation({
  id: 'treatments.list-notes',
  method: 'get',
  path: '/backoffice/treatments/:id/notes',
  summary: 'Internal notes of a request: all for its doctor; for a colleague who is mentioned, those that mention them and their own',
  input: z.object({ id }),
  answer: z.object({ items: z.array(caseNote) }),
  errors: ['doctor.notAssigned', 'treatment.notFound'],
});

export const listPatientNotes = operation({
  id: 'treatments.list-patient-notes',
  method: 'get',
  path: '/backoffice/patients/:id/notes',
  summary: 'Internal notes of the caller’s own requests of a patient, the newest first',
  input: z.object({ id }),
  answer: z.object({ items: z.array(patientNote) }),
  errors: ['user.notExist'],
});

export const addNote = operation({
  id: 'treatments.add-note',
  method: 'post',
  path: '/backoffice/treatments/:id/notes',
  summary: 'Write an internal note and mention colleagues in it; a mentioned colleague may answer with one',
  input: addNoteInput,
  answer: caseNote,
  status: 201,
  errors: ['doctor.notAssigned', 'treatment.colleagueAway', 'treatment.notFound'],
});

export const seeNotes = operation({
  id: 'treatments.see-notes',
  method: 'post',
  path: '/backoffice/treatments/:id/notes/seen',
  summary: 'The notes of a request that mention the caller have been read',
  input: z.object({ id }),
  answer: z.object({}),
  errors: ['doctor.notAssigned', 'treatment.notFound'],
});

export const listTeam = operation({
  id: 'treatments.team',
  method: 'get',
  path: '/backoffice/review-team',
  summary: 'The doctors who review: open requests, what is due today, median time of a decision, absence and cover; no patient',
  input: z.object({}),
  answer: z.object({ items: z.array(teamMember) }),
});
