import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { roomTokenInput } from './messages.ts';
import { connectionTest, delayAnswer, delayInput, doctorRoom, roomFacts, roomTicket } from './shapes.ts';

export const createTicket = operation({
  id: 'video-rooms.create-ticket',
  method: 'post',
  path: '/clients/consultations/token',
  summary: 'What the browser needs to enter the room of a video consultation',
  input: roomTokenInput,
  answer: roomTicket,
  errors: ['consent.required', 'consultation.expired.completed.cancelled', 'consultation.tooEarly', 'server.notFound'],
});

export const readRoom = operation({
  id: 'video-rooms.read',
  method: 'get',
  path: '/clients/consultations/room',
  summary: 'A room before it is entered: with whom, when, and a number for when the connection fails',
  input: z.object({ id }),
  answer: roomFacts,
  errors: ['server.notFound'],
});

export const readConnectionTest = operation({
  id: 'video-rooms.test-connection',
  method: 'get',
  path: '/clients/consultations/connection-test',
  summary: 'The servers over which a connection is tried out',
  input: z.object({}),
  answer: connectionTest,
});

export const readDoctorRoom = operation({
  id: 'video-rooms.read-doctor',
  method: 'get',
  path: '/backoffice/consultations/:id/room',
  summary: 'The room of an own consultation, with the case and who comes next',
  input: z.object({ id }),
  answer: doctorRoom,
});

export const notifyDelay = operation({
  id: 'video-rooms.tell-delay',
  method: 'post',
  path: '/backoffice/consultations/delay',
  summary: 'Tell all who wait today how many minutes later it will be',
  input: delayInput,
  answer: delayAnswer,
});
