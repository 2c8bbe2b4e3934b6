import { closeCodes, receivedMessage, type ByeReason, type Peer, type ReceivedMessage, type SentMessage } from '@blattwerk/contract/video-rooms/messages';
import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';

export interface SignallingEvents {
  /** A connection is open; `isAgain` after an interruption. */
  opened(isAgain: boolean): void;
  /** The connection is gone and is made again. */
  lost(): void;
  /** The server ended it for good. */
  ended(reason: ByeReason): void;
  /** No ticket can be had any more: the consultation is over, or the login is. */
  refused(error: unknown): void;
  peers(peers: Peer[]): void;
  message(message: ReceivedMessage): void;
}

const firstRetryMs = 250;
const lastRetryMs = 3_000;

/** An answer of the server that no repetition changes. The two front ends name the status differently. */
const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const status = 'status' in error ? error.status : 'statusCode' in error ? error.statusCode : undefined;
  return [401, 403, 404, 409].includes(Number(status));
};

const byeOf = (code: number): ByeReason | null => {
  if (code === closeCodes.ended) return 'ended';
  if (code === closeCodes.replaced) return 'replaced';
  return code === closeCodes.banned ? 'banned' : null;
};

export interface Signalling {
  send(message: SentMessage): void;
  close(): void;
}

const hear = (data: string, events: SignallingEvents): void => {
  const parsed = receivedMessage.safeParse(JSON.parse(data));
  if (!parsed.success) return;
  const message = parsed.data;
  if (message.type === 'peers') events.peers(message.peers);
  else events.message(message);
};

/** Tries again after a pause that grows with each failure. */
const createRepeat = (attempt: () => void) => {
  let pauseMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    again: (): void => {
      clearTimeout(timer);
      timer = setTimeout(attempt, pauseMs);
      pauseMs = Math.min(lastRetryMs, pauseMs * 2);
    },
    reset: (): void => void (pauseMs = firstRetryMs),
    stop: (): void => clearTimeout(timer),
  };
};

/** One tab's connection to the room; whatever breaks it, it comes back under the same name with a fresh ticket. */
export const openSignalling = (fetchTicket: () => Promise<RoomTicket>, first: RoomTicket, clientId: string, events: SignallingEvents): Signalling => {
  let socket: WebSocket | undefined;
  let isClosed = false;
  let hasOpened = false;
  const repeat = createRepeat(() => void retry());

  const connect = (ticket: RoomTicket): void => {
    const opening = new WebSocket(`${ticket.url}?token=${encodeURIComponent(ticket.roomToken)}`);
    socket = opening;
    opening.onopen = () => {
      if (opening.readyState === WebSocket.OPEN) opening.send(JSON.stringify({ type: 'hello', clientId } satisfies SentMessage));
      repeat.reset();
      events.opened(hasOpened);
      hasOpened = true;
    };
    opening.onmessage = ({ data }: MessageEvent<string>) => hear(data, events);
    opening.onclose = ({ code }) => {
      if (isClosed || socket !== opening) return;
      const reason = byeOf(code);
      if (reason) return events.ended(reason);
      events.lost();
      repeat.again();
    };
  };
  const retry = async (): Promise<void> => {
    try {
      const ticket = await fetchTicket();
      if (!isClosed) connect(ticket);
    } catch (error) {
      if (isFinal(error)) return events.refused(error);
      repeat.again();
    }
  };
  /** The network is back: no reason to wait any longer. */
  const hurry = (): void => {
    if (isClosed || socket?.readyState === WebSocket.OPEN) return;
    repeat.reset();
    repeat.again();
  };
  window.addEventListener('online', hurry);
  connect(first);
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      isClosed = true;
      repeat.stop();
      window.removeEventListener('online', hurry);
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'bye' } satisfies SentMessage));
      socket?.close();
    },
  };
};
