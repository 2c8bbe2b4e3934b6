import * as operations from '@blattwerk/contract/room-guests/operations';
import { patientFactory } from '../../../http/factories.ts';
import { createGuestLink } from '../create-link.service.ts';

export const createGuestLinkEndpoint = patientFactory.build(operations.createGuestLink, ({ ctx, input }) => createGuestLink(ctx, input.id));
