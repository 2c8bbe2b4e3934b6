import { closeCodes, type ReceivedMessage, type RelayedMessage, type SentMessage } from '@blattwerk/contract/video-rooms/messages';
import type { WebSocket } from 'ws';
import { failure } from '../../../kernel/failure.ts';
import { newId } from '../../../kernel/ids.ts';
import { seal, unseal } from '../../../kernel/sealed.ts';
import { readRoomToken, type RoomClaims } from '../room-token.ts';
import { enterRoom, findRefused, forgetProcess, leaveRoom, listMembers } from '../video-rooms.queries.ts';
import { openBus, type Bus } from './bus.ts';
import { createConnection, listenTo, type Connection } from './connection.ts';
import type { Signal } from './parts.ts';
import type { HubParts, HubState } from './hub-state.ts';
import { startUpkeep } from './upkeep.ts';

/** The rooms as one process knows them: its own connections, and who else is in their rooms. */
export interface RoomHub {
  /** Whom a token stands for. @throws token.invalid, token.expired, consultation.tooEarly, consultation.expired.completed.cancelled */
  admit(token: string): Promise<RoomClaims>;
  join(socket: WebSocket, claims: RoomClaims): void;
  close(): Promise<void>;
}

export const doctorOf = ({ members }: HubState, roomId: string): string | undefined => members.get(roomId)?.[0]?.doctorId;

const refusalCodes = { early: 'consultation.tooEarly', ended: 'consultation.expired.completed.cancelled', banned: 'token.expired' } as const;

const admitWith =
  ({ knex, secrets, clock }: HubParts) =>
  async (token: string): Promise<RoomClaims> => {
    const claims = readRoomToken(secrets, clock, token);
    const [refused] = await findRefused({ trx: knex, clock }, [{ connectionId: newId(), ...claims }]);
    if (refused) throw failure(refusalCodes[refused.refusal]);
    return claims;
  };

/** The people of a room are read again and told to those who are here. */
const createPeers = ({ knex, clock, log }: HubParts, { connections, members }: HubState) => {
  const refresh = async (roomIds: readonly string[]): Promise<void> => {
    if (roomIds.length === 0) return;
    const rows = await listMembers(knex, roomIds, clock.now());
    for (const roomId of roomIds) {
      const present = rows.filter((row) => row.roomId === roomId);
      const here = [...connections.values()].filter((connection) => connection.roomId === roomId && connection.isMember);
      if (here.length === 0) {
        members.delete(roomId);
        continue;
      }
      members.set(roomId, present);
      for (const connection of here) {
        const others = present.filter(({ connectionId, role }) => connectionId !== connection.connectionId && role !== connection.role);
        connection.sendPeers(others.map(({ clientId, role, name }) => ({ clientId, role, name })));
      }
    }
  };
  const wanted = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const readWanted = (): Promise<void> => {
    const roomIds = [...wanted];
    wanted.clear();
    next = null;
    return refresh(roomIds).catch((error: unknown) => log.warn({ err: error }, 'the people of a room cannot be read'));
  };
  /** While one reading is under way, rooms that change are gathered for the next. */
  return (roomIds: readonly string[]): Promise<void> => {
    for (const roomId of roomIds) wanted.add(roomId);
    if (next === null) {
      next = running.then(readWanted);
      running = next;
    }
    return next;
  };
};

/** What goes on to the other side: also that one goes. */
type Passed = RelayedMessage | Extract<SentMessage, { type: 'bye' }>;

const withSender = (message: Passed, from: string, at: string): ReceivedMessage => {
  switch (message.type) {
    case 'offer':
    case 'answer':
      return { type: message.type, from, sdp: message.sdp };
    case 'candidate':
      return { type: 'candidate', from, candidate: message.candidate };
    case 'chat':
      return { type: 'chat', from, text: message.text, at };
    case 'chat-copied':
      return { type: 'chat-copied', from, at };
    case 'state':
      return { type: 'state', from, microphone: message.microphone, camera: message.camera, screen: message.screen };
    case 'bye':
      return { type: 'left', from };
  }
};

/** What the steps of one hub work with. */
interface Inside {
  parts: HubParts;
  state: HubState;
  bus: Bus;
  upkeep: ReturnType<typeof startUpkeep>;
  /** The people of a room are others than before. */
  changed: (roomId: string) => Promise<void>;
}

const relay = ({ parts: { clock, secrets }, state: { processId, connections, members }, bus }: Inside, sender: Connection, message: Passed): void => {
  if (message.type === 'chat-copied' && sender.role !== 'doctor') return;
  const others = (members.get(sender.roomId) ?? []).filter((member) => member.role !== sender.role);
  const text = JSON.stringify(withSender(message, sender.clientId ?? '', clock.now().toISOString()));
  for (const { clientId, connectionId, processId: place } of others) {
    if ('to' in message && message.to !== clientId) continue;
    if (place === processId) connections.get(connectionId)?.sendText(text);
    else bus.send({ kind: 'relay', target: connectionId, body: seal(secrets.roomMessage, connectionId, text) });
  }
};

const enter = async ({ parts, state, bus, upkeep, changed }: Inside, connection: Connection, clientId: string): Promise<void> => {
  const { knex, clock } = parts;
  const { roomId, role, connectionId } = connection;
  const [refused] = await findRefused({ trx: knex, clock }, [connection]);
  if (refused) return connection.bye(refused.refusal === 'banned' ? 'banned' : 'ended');
  await upkeep.isAlive;
  const former = await enterRoom(knex, { roomId, role, connectionId, clientId, processId: state.processId }, clock.now());
  connection.clientId = clientId;
  connection.isMember = true;
  if (former) {
    state.connections.get(former.connectionId)?.bye('replaced');
    bus.send({ kind: 'replaced', target: former.connectionId, body: '' });
  }
  await parts.noteEntered(roomId, role);
  await changed(roomId);
  upkeep.notifyWaiting(doctorOf(state, roomId));
};

const leave = async ({ parts, state, upkeep, changed }: Inside, { connectionId, roomId, isMember }: Connection): Promise<void> => {
  const doctorId = doctorOf(state, roomId);
  if (isMember && (await leaveRoom(parts.knex, connectionId))) await changed(roomId);
  upkeep.notifyWaiting(doctorId);
};

const take = async (inside: Inside, connection: Connection, message: SentMessage): Promise<void> => {
  if (message.type === 'hello') return enter(inside, connection, message.clientId);
  if (connection.isMember && inside.upkeep.isOpen(connection)) relay(inside, connection, message);
  if (message.type === 'bye') connection.socket.close(1000, 'bye');
};

const openInside = (parts: HubParts): Inside => {
  const { knex, clock, log, secrets, connect } = parts;
  const state: HubState = { processId: newId(), connections: new Map(), members: new Map() };
  const { connections, members } = state;
  const notifyPeers = createPeers(parts, state);
  const heard = ({ kind, target, body }: Signal): void => {
    if (kind === 'members' && members.has(target)) void notifyPeers([target]);
    if (kind === 'waiting') upkeep.notifyWaiting(target);
    const connection = connections.get(target);
    if (kind === 'replaced') connection?.bye('replaced');
    if (kind === 'relay') connection?.sendText(unseal(secrets.roomMessage, target, body));
  };
  const bus = openBus({ knex, connect, clock, log, heard, opened: () => void notifyPeers([...members.keys()]) });
  const notifyOthers = (roomId: string): void => bus.send({ kind: 'members', target: roomId, body: '' });
  const upkeep = startUpkeep(parts, state, { notifyPeers, notifyOthers });
  const changed = async (roomId: string): Promise<void> => {
    notifyOthers(roomId);
    await notifyPeers([roomId]);
  };
  return { parts, state, bus, upkeep, changed };
};

export const createRoomHub = (parts: HubParts): RoomHub => {
  const { knex, log } = parts;
  const inside = openInside(parts);
  const { state, bus, upkeep } = inside;
  const { connections, members, processId } = state;
  /** The process ends: its members go with it, all at once. */
  let isClosing = false;
  const gone = (connection: Connection): void => {
    connections.delete(connection.connectionId);
    if (isClosing) return;
    leave(inside, connection).catch((error: unknown) => log.warn({ err: error, roomId: connection.roomId }, 'leaving a room failed'));
  };
  return {
    admit: admitWith(parts),
    join: (socket, claims) => {
      const connection = createConnection(socket, claims, newId());
      connections.set(connection.connectionId, connection);
      listenTo(connection, {
        heard: (message) => take(inside, connection, message),
        failed: (error) => {
          log.warn({ err: error, roomId: connection.roomId }, 'a connection to a room failed');
          socket.close(1011, 'error');
        },
        gone: () => gone(connection),
        nowMs: () => performance.now(),
      });
    },
    close: async () => {
      isClosing = true;
      upkeep.stop();
      for (const { socket } of connections.values()) socket.close(closeCodes.restart, 'restart');
      await forgetProcess(knex, processId);
      for (const roomId of members.keys()) bus.send({ kind: 'members', target: roomId, body: '' });
      await bus.close();
      await knex.destroy();
    },
  };
};
