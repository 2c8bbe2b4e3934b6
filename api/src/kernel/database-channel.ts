import type { Logger } from 'pino';

/** The part of a database connection that listens. */
export interface ListeningConnection {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  on(event: 'notification', heard: (message: { payload?: string | undefined }) => void): unknown;
  on(event: 'end', ended: () => void): unknown;
  on(event: 'error', failed: (error: Error) => void): unknown;
  end(): Promise<void>;
}

interface Listening {
  channel: string;
  /** Makes a connection of its own for listening. */
  connect: () => ListeningConnection;
  heard: (payload: string) => void;
  /** The channel is listened to, for the first time or again: what was sent before is not known. */
  opened: () => void;
  /** The channel is not heard any more, until `opened`. */
  lost?: () => void;
  log: Logger;
}

const connectAgainAfter = 1000;

interface Following extends Omit<Listening, 'opened' | 'lost'> {
  /** Drops all that is remembered: what was sent while the channel was not heard is not known. */
  forgetAll: () => void;
}

/** What may be remembered only while the changes of it are heard. */
export interface Followed {
  isHeard(): boolean;
  /** Begins to follow the changes. */
  follow(): void;
  close(): Promise<void>;
}

export const followed = ({ forgetAll, ...listening }: Following): Followed => {
  let isHeard = false;
  let stop: (() => Promise<void>) | undefined;
  const turn = (isHeardNow: boolean): void => {
    forgetAll();
    isHeard = isHeardNow;
  };
  return {
    isHeard: () => isHeard,
    follow: () => void (stop ??= listenToChannel({ ...listening, opened: () => turn(true), lost: () => turn(false) })),
    close: async () => {
      turn(false);
      await stop?.();
    },
  };
};

/** Listens to a channel of the database (LISTEN); a connection that breaks is made anew. @returns how to stop */
export const listenToChannel = ({ channel, connect, heard, opened, lost, log }: Listening): (() => Promise<void>) => {
  let isStopped = false;
  let current: ListeningConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    const connection = connect();
    current = connection;
    let isLost = false;
    const again = (error?: Error): void => {
      if (isLost || isStopped) return;
      isLost = true;
      lost?.();
      log.warn({ err: error, channel }, 'lost the connection that listens to the database; connecting again');
      timer = setTimeout(() => void open(), connectAgainAfter).unref();
    };
    connection.on('error', again);
    connection.on('end', () => again());
    connection.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await connection.connect();
      await connection.query(`LISTEN ${channel}`);
      opened();
    } catch (error) {
      again(error as Error);
    }
  };
  void open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current?.end().catch((error: unknown) => log.debug({ err: error, channel }, 'the listening connection was closed already'));
  };
};
