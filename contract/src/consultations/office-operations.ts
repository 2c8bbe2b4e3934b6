import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  calendar,
  calendarInput,
  chatNote,
  chatNoteInput,
  completeInput,
  consultationRecord,
  handedOver,
  openConsultationInput,
  rebookAffectedInput,
  rebookAnswer,
} from './shapes.ts';

export const listConsultations = operation({
  id: 'consultations.list',
  method: 'get',
  path: '/backoffice/consultations',
  summary: 'A doctor’s own video consultations, or all of them without what was noted',
  input: listQuery,
  answer: recordList(consultationRecord),
});

export const readConsultation = operation({
  id: 'consultations.read',
  method: 'get',
  path: '/backoffice/consultations/:id',
  summary: 'One video consultation',
  input: z.object({ id }),
  answer: consultationRecord,
});

export const openConsultation = operation({
  id: 'consultations.open',
  method: 'post',
  path: '/backoffice/consultations',
  summary: 'Open a video consultation with an own patient, at once or at a time of choice',
  input: openConsultationInput,
  answer: consultationRecord,
  status: 201,
  errors: ['consultation.slotTaken', 'server.notFound'],
});

export const cancelConsultation = operation({
  id: 'consultations.cancel',
  method: 'post',
  path: '/backoffice/consultations/:id/cancel',
  summary: 'Cancel a video consultation; its patient gets a mail and a request goes on without it',
  input: z.object({ id }),
  answer: consultationRecord,
  errors: ['consultation.expired.completed.cancelled'],
});

export const rebookConsultation = operation({
  id: 'consultations.rebook',
  method: 'post',
  path: '/backoffice/consultations/:id/rebook',
  summary: 'Move an own video consultation to the next free time after it; its patient gets a mail',
  input: z.object({ id }),
  answer: consultationRecord,
  errors: ['consultation.expired.completed.cancelled', 'consultation.slotTaken'],
});

export const completeConsultation = operation({
  id: 'consultations.complete',
  method: 'post',
  path: '/backoffice/consultations/:id/complete',
  summary: 'End a video consultation that took place, by video or by telephone instead',
  input: completeInput,
  answer: consultationRecord,
  errors: ['consultation.expired.completed.cancelled', 'consultation.tooEarly'],
});

export const noteNoShow = operation({
  id: 'consultations.no-show',
  method: 'post',
  path: '/backoffice/consultations/:id/no-show',
  summary: 'Note that the patient did not come, some minutes after the start at the earliest (setting)',
  input: z.object({ id }),
  answer: consultationRecord,
  errors: ['consultation.expired.completed.cancelled', 'consultation.tooEarly'],
});

export const readCalendar = operation({
  id: 'consultations.calendar',
  method: 'get',
  path: '/backoffice/consultations/calendar',
  summary: 'The consultations of some days: a doctor’s own with the free times, or those of one or all doctors for administrators',
  input: calendarInput,
  answer: calendar,
  errors: ['server.notFound'],
});

export const handOver = operation({
  id: 'consultations.hand-over',
  method: 'post',
  path: '/backoffice/consultations/:id/hand-over',
  summary: 'Hand an own video consultation over to the colleague who covers the absence, at the same time where that is free; its patient gets a mail',
  input: z.object({ id }),
  answer: handedOver,
  errors: ['consultation.expired.completed.cancelled', 'consultation.slotTaken'],
});

export const rebookAffected = operation({
  id: 'consultations.rebook-affected',
  method: 'post',
  path: '/backoffice/consultations/rebook-affected',
  summary: 'Move all own video consultations that lie in an absence: to free times of one’s own, or to the covering colleague',
  input: rebookAffectedInput,
  answer: rebookAnswer,
});

export const copyChat = operation({
  id: 'consultations.copy-chat',
  method: 'post',
  path: '/backoffice/consultations/:id/chat-note',
  summary: 'Copy the chat of a call into the case as a note',
  input: chatNoteInput,
  answer: chatNote,
  errors: ['consultation.expired.completed.cancelled'],
});
