import { z } from 'zod';
import { operation } from '../operation.ts';
import { calendarFeed, scheduleIdInput, scheduleInput, scheduleRecord } from './shapes.ts';

export const readSchedule = operation({
  id: 'schedules.read',
  method: 'get',
  path: '/backoffice/schedules/:doctorId',
  summary: 'When a doctor gives video consultations, and which appointments lie in an absence',
  input: scheduleIdInput,
  answer: scheduleRecord,
});

export const saveSchedule = operation({
  id: 'schedules.update',
  method: 'put',
  path: '/backoffice/schedules/:doctorId',
  summary: 'Put the own schedule in place of the one before; appointments stay',
  input: scheduleInput,
  answer: scheduleRecord,
});

export const readFeedAddress = operation({
  id: 'schedules.read-feed',
  method: 'get',
  path: '/backoffice/schedules/:doctorId/feed',
  summary: 'The secret address of the own calendar feed',
  input: scheduleIdInput,
  answer: calendarFeed,
});

export const renewFeedAddress = operation({
  id: 'schedules.renew-feed',
  method: 'post',
  path: '/backoffice/schedules/:doctorId/feed',
  summary: 'Another secret address for the own calendar feed; the one before ends',
  input: scheduleIdInput,
  answer: calendarFeed,
});

export const readCalendarFeed = operation({
  id: 'schedules.read-calendar',
  method: 'get',
  path: '/clients/calendars/:token',
  summary: 'A doctor’s appointments for the doctor’s own calendar, behind a secret address: times, and no patient',
  input: z.object({ token: z.string().max(200) }),
  answer: 'file',
});
