export { createRoomHub, type RoomHub } from './hub/room-hub.ts';
