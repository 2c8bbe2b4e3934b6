import * as operations from '@blattwerk/contract/room-guests/operations';
import { publicFactory } from '../../../http/factories.ts';
import { guestTicket, openAsGuest } from '../guest.service.ts';

export const openAsGuestEndpoint = publicFactory.buildUnbound(operations.openAsGuest, ({ ctx, input, response }) => {
  response.set('Cache-Control', 'private, no-store');
  return openAsGuest(ctx, input);
});

export const createGuestTicketEndpoint = publicFactory.buildUnbound(operations.createGuestTicket, ({ ctx, input, response }) => {
  response.set('Cache-Control', 'private, no-store');
  return guestTicket(ctx, input);
});
