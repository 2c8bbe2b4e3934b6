import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Counts a client's messages in the bytes that it sends; the first message of a connection has no type. */
const messageCounter = (onMessage: () => void): ((chunk: Buffer) => void) => {
  let waiting = Buffer.alloc(0);
  let typeBytes = 0;
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= typeBytes + 4) {
      const length = typeBytes + waiting.readUInt32BE(typeBytes);
      if (waiting.length < length) return;
      waiting = waiting.subarray(length);
      typeBytes = 1;
      onMessage();
    }
  };
};

export interface PostgresProxy {
  url: string;
  /** Messages of all clients since the last `reset`. */
  readonly messages: number;
  /** Restarts the count; `onLimit` is called once, at that number of messages, and nothing is passed on from then on. */
  reset(limit: number, onLimit: () => void): void;
  close(): Promise<void>;
}

/** Stands between a process and PostgreSQL and counts what the process says. */
export const startPostgresProxy = async (databaseUrl: string, port = 0): Promise<PostgresProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let messages = 0;
  let limit = Infinity;
  let onLimit = (): void => {};
  const count = (): void => {
    messages += 1;
    if (messages === limit) onLimit();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const counter = messageCounter(count);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.on('data', (chunk) => client.write(chunk));
    client.on('data', (chunk) => {
      counter(chunk);
      if (messages < limit) upstream.write(chunk);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    get messages() {
      return messages;
    },
    reset: (newLimit, newOnLimit) => {
      messages = 0;
      limit = newLimit;
      onLimit = newOnLimit;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
