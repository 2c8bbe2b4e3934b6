import { closeCodes, sentMessage, type ByeReason, type Peer, type ReceivedMessage, type SentMessage } from '@blattwerk/contract/video-rooms/messages';
import type { RawData, WebSocket } from 'ws';
import { createMessageRate } from './message-rate.ts';
import type { RoomClaims } from '../room-token.ts';

/** One browser tab in a room. */
export interface Connection extends RoomClaims {
  connectionId: string;
  /** Null until it has said hello. */
  clientId: string | null;
  /** Whether its place in the room is (still) its own. */
  isMember: boolean;
  socket: WebSocket;
  /** Ends the connection and says why. */
  bye(reason: ByeReason): void;
  send(message: ReceivedMessage): void;
  /** Who else is there: at once after hello, and then at each change. */
  sendPeers(peers: Peer[]): void;
  /** Sends what another process has put into words already. */
  sendText(text: string): void;
}

const pingEveryMs = 10_000;
const helloWithinMs = 10_000;
/** A browser that reads this slowly is as good as gone. */
const maxBufferedBytes = 1_048_576;

export const createConnection = (socket: WebSocket, claims: RoomClaims, connectionId: string): Connection => {
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxBufferedBytes) return socket.terminate();
    socket.send(text);
  };
  const send = (message: ReceivedMessage): void => sendText(JSON.stringify(message));
  let known: string | undefined;
  const sendPeers = (peers: Peer[]): void => {
    const text = JSON.stringify({ type: 'peers', peers } satisfies ReceivedMessage);
    if (text !== known) sendText(text);
    known = text;
  };
  const bye = (reason: ByeReason): void => {
    send({ type: 'bye', reason });
    socket.close(closeCodes[reason], reason);
  };
  return { ...claims, connectionId, clientId: null, isMember: false, socket, send, sendPeers, sendText, bye };
};

/** What the browser sent, or why it is not taken. */
const readMessage = (data: RawData, isBinary: boolean): SentMessage | null => {
  if (isBinary) return null;
  try {
    const parsed = sentMessage.safeParse(JSON.parse(data.toString()));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

interface Events {
  heard: (message: SentMessage) => Promise<void>;
  failed: (error: unknown) => void;
  gone: () => void;
  nowMs: () => number;
}

/** Listens to one browser: its messages one after the other, how many they are, and whether it is still there. */
export const listenTo = ({ socket }: Connection, { heard, failed, gone, nowMs }: Events): void => {
  const mayCome = createMessageRate(nowMs);
  let isAnswering = true;
  let hasSaidHello = false;
  let work: Promise<void> = Promise.resolve();
  const ping = setInterval(() => {
    if (!isAnswering) return socket.terminate();
    isAnswering = false;
    socket.ping();
  }, pingEveryMs).unref();
  const greeting = setTimeout(() => socket.close(closeCodes.notAllowed, 'hello'), helloWithinMs).unref();
  const refuse = (code: number, why: string): void => socket.close(code, why);
  socket.on('pong', () => (isAnswering = true));
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    isAnswering = true;
    if (!mayCome()) return refuse(closeCodes.tooFast, 'rate');
    const message = readMessage(data, isBinary);
    if (!message) return refuse(closeCodes.notAllowed, 'message');
    if ((message.type === 'hello') === hasSaidHello) return refuse(closeCodes.notAllowed, 'hello');
    hasSaidHello = true;
    clearTimeout(greeting);
    work = work.then(() => heard(message)).catch(failed);
  });
  // Broken frames and frames that are too long; the connection is closed with the protocol's code.
  socket.on('error', failed);
  socket.on('close', () => {
    clearInterval(ping);
    clearTimeout(greeting);
    void work.then(gone);
  });
};
