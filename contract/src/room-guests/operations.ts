import { operation } from '../operation.ts';
import { roomTicket } from '../video-rooms/shapes.ts';
import { guestLink, guestLinkInput, guestTicketInput, openedGuest, openGuestInput } from './shapes.ts';

export const createGuestLink = operation({
  id: 'room-guests.create-link',
  method: 'post',
  path: '/clients/consultations/:id/guest-link',
  summary: 'The link by which an own consultation is joined without a login; a locked one is replaced',
  input: guestLinkInput,
  answer: guestLink,
  status: 201,
  errors: ['consultation.expired.completed.cancelled'],
});

export const openAsGuest = operation({
  id: 'room-guests.open',
  method: 'post',
  path: '/clients/room-guest/open',
  summary: 'Open the room of a link with the name and date of birth of its patient',
  input: openGuestInput,
  answer: openedGuest,
  errors: [
    'auth.tooManyAttempts',
    'consultation.expired.completed.cancelled',
    'roomGuest.locked',
    'roomGuest.notFound',
    'roomGuest.wrongPerson',
    'server.notFound',
  ],
});

export const createGuestTicket = operation({
  id: 'room-guests.create-ticket',
  method: 'post',
  path: '/clients/room-guest/token',
  summary: 'What a browser needs to enter the room that a link has opened',
  input: guestTicketInput,
  answer: roomTicket,
  errors: [
    'agreement.outdated',
    'consent.required',
    'consultation.expired.completed.cancelled',
    'consultation.tooEarly',
    'roomGuest.accessEnded',
    'roomGuest.notFound',
    'server.notFound',
  ],
});
