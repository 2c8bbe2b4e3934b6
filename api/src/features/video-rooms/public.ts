export { createRoomHub, type RoomHub } from './hub/room-hub.ts';
export { readOwnRoom } from './rooms.service.ts';
export { issueTicket, readConnectionTest } from './ticket.service.ts';
