import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  bookingInput,
  consultation,
  consultationList,
  consultingDoctors,
  heldTime,
  hold,
  holdInput,
  moveInput,
  slotList,
  slotsInput,
  waitInput,
  waitList,
} from './shapes.ts';

export const listConsultingDoctors = operation({
  id: 'consultations.list-doctors',
  method: 'get',
  path: '/clients/health-state/doctors',
  summary: 'Doctors who offer video consultations: the own one first, then by their next free time',
  input: z.object({}),
  answer: consultingDoctors,
});

export const listFreeSlots = operation({
  id: 'consultations.list-slots',
  method: 'get',
  path: '/clients/health-state/doctors/:id/schedule',
  summary: 'A doctor’s free times from one day to another',
  input: slotsInput,
  answer: slotList,
});

export const listOwnConsultations = operation({
  id: 'consultations.list-own',
  method: 'get',
  path: '/clients/consultations',
  summary: 'The own video consultations, the latest first',
  input: z.object({}),
  answer: consultationList,
});

export const readOwnConsultation = operation({
  id: 'consultations.read-own',
  method: 'get',
  path: '/clients/consultations/appointment',
  summary: 'One of the own video consultations',
  input: z.object({ id }),
  answer: consultation,
  errors: ['server.notFound'],
});

export const downloadCalendarFile = operation({
  id: 'consultations.download-calendar',
  method: 'get',
  path: '/clients/consultations/:id/calendar.ics',
  summary: 'One of the own video consultations as a calendar file',
  input: z.object({ id }),
  answer: 'file',
});

export const holdTime = operation({
  id: 'consultations.hold',
  method: 'post',
  path: '/clients/consultations/hold',
  summary: 'Keep a free time for five minutes',
  input: holdInput,
  answer: hold,
  status: 201,
  errors: ['consultation.slotTaken'],
});

export const readHeldTime = operation({
  id: 'consultations.read-hold',
  method: 'get',
  path: '/clients/consultations/hold',
  summary: 'The time that is kept for the caller at the moment',
  input: z.object({}),
  answer: heldTime,
});

export const releaseHeldTime = operation({
  id: 'consultations.release-hold',
  method: 'delete',
  path: '/clients/consultations/hold',
  summary: 'Give up the time that is kept for the caller',
  input: z.object({}),
  answer: z.object({}),
});

export const bookConsultation = operation({
  id: 'consultations.book',
  method: 'post',
  path: '/clients/consultations',
  summary: 'Book a video consultation: a time of a doctor, the one that is held, or the earliest of all doctors',
  input: bookingInput,
  answer: consultation,
  status: 201,
  errors: ['consultation.slotTaken', 'server.notFound'],
});

export const moveOwnConsultation = operation({
  id: 'consultations.move',
  method: 'patch',
  path: '/clients/consultations/:id',
  summary: 'Move one of the own video consultations to another free time of its doctor',
  input: moveInput,
  answer: consultation,
  errors: ['consultation.expired.completed.cancelled', 'consultation.slotTaken'],
});

export const cancelOwnConsultation = operation({
  id: 'consultations.cancel-own',
  method: 'post',
  path: '/clients/consultations/:id/cancel',
  summary: 'Cancel one of the own video consultations; a request that it belongs to goes on',
  input: z.object({ id }),
  answer: consultation,
  errors: ['consultation.expired.completed.cancelled'],
});

export const readWaitingList = operation({
  id: 'consultations.read-waiting-list',
  method: 'get',
  path: '/clients/consultations/waiting-list',
  summary: 'The own places in the waiting list, and freed times that are kept for the caller',
  input: z.object({}),
  answer: waitList,
});

export const joinWaitingList = operation({
  id: 'consultations.join-waiting-list',
  method: 'post',
  path: '/clients/consultations/waiting-list',
  summary: 'Be offered a time that becomes free: of one doctor, or of any',
  input: waitInput,
  answer: waitList,
  status: 201,
  errors: ['server.notFound'],
});

export const leaveWaitingList = operation({
  id: 'consultations.leave-waiting-list',
  method: 'delete',
  path: '/clients/consultations/waiting-list/:id',
  summary: 'Give up a place in the waiting list',
  input: z.object({ id }),
  answer: z.object({}),
});
