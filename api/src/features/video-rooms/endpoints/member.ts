import * as operations from '@blattwerk/contract/video-rooms/operations';
import { memberFactory } from '../../../http/factories.ts';
import { readOwnRoom } from '../rooms.service.ts';
import { issueTicket, readConnectionTest } from '../ticket.service.ts';

export const createTicketEndpoint = memberFactory.build(operations.createTicket, ({ ctx, input }) => issueTicket(ctx, input.id));

export const readRoomEndpoint = memberFactory.build(operations.readRoom, ({ ctx, input }) => readOwnRoom(ctx, input.id));

export const readConnectionTestEndpoint = memberFactory.build(operations.readConnectionTest, async ({ ctx }) => readConnectionTest(ctx));
