import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReceivedMessage } from '@blattwerk/contract/video-rooms/messages';
import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import type { Knex } from 'knex';
import { WebSocket } from 'ws';
import { buildConsultation, type ConsultationRow } from '../../seeds/factories/consultations.ts';
import { attachRooms, type Rooms } from '../src/app/rooms.ts';
import type { TestApp } from './app.ts';

/** A process of the API that serves rooms, on a port of its own. */
export interface RoomProcess {
  rooms: Rooms;
  url: string;
  close(): Promise<void>;
}

export const startRoomProcess = async ({ app, context }: TestApp): Promise<RoomProcess> => {
  const server = createServer(app);
  const rooms = attachRooms(server, context);
  server.listen(0);
  await once(server, 'listening');
  return {
    rooms,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/rooms`,
    close: async () => {
      await rooms.close();
      server.close();
      server.closeAllConnections();
    },
  };
};

/** One browser tab, as the server sees it. */
export interface Tab {
  socket: WebSocket;
  received: ReceivedMessage[];
  send(message: object | string): void;
  /** Waits for the next message of a type that passes the test; those before it stay in `received`. */
  next<T extends ReceivedMessage['type']>(
    type: T,
    test?: (message: Extract<ReceivedMessage, { type: T }>) => boolean,
  ): Promise<Extract<ReceivedMessage, { type: T }>>;
  /** The code and reason with which the server closes. */
  closed: Promise<{ code: number; reason: string }>;
}

export const openTab = async (url: string, token: string, clientId?: string): Promise<Tab> => {
  const socket = new WebSocket(`${url}?token=${encodeURIComponent(token)}`);
  const received: ReceivedMessage[] = [];
  let looked = 0;
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as ReceivedMessage);
    for (const look of waiting) look();
  });
  const closed = once(socket, 'close').then(([code, reason]: unknown[]) => ({ code: Number(code), reason: String(reason) }));
  await once(socket, 'open');
  const tab: Tab = {
    socket,
    received,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (type, test = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No ${type} came; there came ${JSON.stringify(received.slice(looked))}`)), 5000);
        const look = (): void => {
          for (let at = looked; at < received.length; at += 1) {
            const message = received[at];
            if (message?.type !== type || !test(message as never)) continue;
            looked = at + 1;
            waiting.delete(look);
            clearTimeout(timer);
            return resolve(message as never);
          }
        };
        waiting.add(look);
        look();
      }),
  };
  if (clientId) tab.send({ type: 'hello', clientId });
  return tab;
};

/** The status with which the server refuses to open a room. */
export const refusedWith = (url: string, token: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}?token=${encodeURIComponent(token)}`, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => reject(new Error('The room was opened')));
    socket.on('error', reject);
  });

export const consentToVideo = async (knex: Knex, userId: string): Promise<void> => {
  await knex('consents').insert({ userId, document: 'video', version: 1, sha256: 'a'.repeat(64) });
};

/** A consultation that has just begun, whose patient has consented. */
export const buildOpenRoom = async (test: TestApp, overrides: Partial<ConsultationRow> = {}): Promise<ConsultationRow> => {
  const row = await buildConsultation(test.knex, { startsAt: test.clock.now(), ...overrides });
  if (!(await test.knex('consents').where({ userId: row.patientId, document: 'video' }).first())) await consentToVideo(test.knex, row.patientId);
  return row;
};

/** What the person's browser gets to enter the room. */
export const ticketOf = async (test: TestApp, userId: string, id: string): Promise<RoomTicket> =>
  (await test.send('post', '/api/v1/clients/consultations/token', { id }, await test.tokenOf({ id: userId })).expect(200)).body as RoomTicket;
