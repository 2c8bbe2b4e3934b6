import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errors } from '@blattwerk/contract/errors';
import { maxMessageBytes } from '@blattwerk/contract/video-rooms/messages';
import { WebSocketServer } from 'ws';
import type { AppContext } from '../app-context.ts';
import { createRoomHub, type RoomHub } from '../features/video-rooms/public.ts';
import { noteEntered } from '../features/consultations/public.ts';
import { Failure, failure } from '../kernel/failure.ts';

const path = '/api/v1/rooms';

const refuse = (socket: Duplex, { code }: Failure): void => {
  const { status } = errors[code];
  const body = JSON.stringify({ code, message: errors[code].en });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};

/** A browser says which site's page opens the connection; other programs say nothing. @throws server.forbidden */
const checkOrigin = (request: IncomingMessage, baseUrl: string): void => {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== new URL(baseUrl).origin) throw failure('server.forbidden');
};

export interface Rooms {
  hub: RoomHub;
  close(): Promise<void>;
}

/** The signalling of the video rooms: a WebSocket beside the requests of the same server. */
export const attachRooms = (server: Server, context: AppContext): Rooms => {
  const { clock, log, secrets, config } = context;
  const { knex, connect } = context.openRoomConnections();
  const hub = createRoomHub({ knex, connect, clock, log, secrets, noteEntered: (id, role) => noteEntered(knex, clock, id, role) });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false, clientTracking: false });
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const address = URL.parse(request.url ?? '/', config.BASE_URL);
    if (address?.pathname !== path) throw failure('server.notFound');
    checkOrigin(request, config.BASE_URL);
    const claims = await hub.admit(address.searchParams.get('token') ?? '');
    sockets.handleUpgrade(request, socket, head, (opened) => hub.join(opened, claims));
  };
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', (error) => log.debug({ err: error }, 'a connection broke before it was a room’s'));
    upgrade(request, socket, head).catch((error: unknown) => {
      const refused = error instanceof Failure ? error : failure('server.internalServerError');
      log[errors[refused.code].log]({ failure: refused.code, ...(refused === error ? {} : { err: error }) }, 'a room was refused');
      refuse(socket, refused);
    });
  });
  return { hub, close: () => hub.close() };
};
