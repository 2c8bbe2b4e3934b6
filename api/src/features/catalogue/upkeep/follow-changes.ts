import type { Logger } from 'pino';
import type { KeptCatalogue } from './keep-catalogue.ts';

/** The part of a database connection that hears the bell. */
export interface BellConnection {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  on(event: 'notification' | 'end', heard: () => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  end(): Promise<void>;
}

interface Following {
  kept: KeptCatalogue;
  /** Makes a connection of its own for listening. */
  connect: () => BellConnection;
  log: Logger;
}

/** A look is taken so long after the bell rang, for what is committed together, and this often without any bell. */
const settleFor = 50;
const lookEvery = 1000;
const connectAgainAfter = 1000;

/** Rings whenever something was committed; a connection that breaks is made anew. @returns how to stop */
const hearBell = ({ connect, log }: Following, ring: () => void): (() => Promise<void>) => {
  let isStopped = false;
  let current: BellConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    const connection = connect();
    current = connection;
    let isLost = false;
    const again = (error?: Error): void => {
      if (isLost || isStopped) return;
      isLost = true;
      log.warn({ err: error }, 'the catalogue hears no changes; it looks for them meanwhile');
      timer = setTimeout(() => void open(), connectAgainAfter).unref();
    };
    connection.on('error', again);
    connection.on('end', () => again());
    connection.on('notification', ring);
    try {
      await connection.connect();
      await connection.query('LISTEN catalogue_changed');
      ring();
    } catch (error) {
      again(error as Error);
    }
  };
  void open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current?.end().catch((error: unknown) => log.debug({ err: error }, 'the bell was gone already'));
  };
};

/** Keeps the catalogue up to date: at every bell, and every second anyway. While the database is away, what is known stays. @returns how to stop */
export const followChanges = (following: Following): (() => Promise<void>) => {
  const { kept, log } = following;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let rang = false;
  let isFailing = false;
  const look = async (): Promise<void> => {
    rang = false;
    try {
      await kept.catchUp();
      if (isFailing) log.info('the catalogue is up to date again');
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the catalogue cannot be brought up to date');
      isFailing = true;
    }
  };
  const lookIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look().finally(() => {
        looking = null;
        lookIn(rang ? settleFor : lookEvery);
      });
    }, milliseconds).unref();
  };
  const stopBell = hearBell(following, () => {
    rang = true;
    if (looking === null) lookIn(settleFor);
  });
  lookIn(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await stopBell();
    await looking;
  };
};
