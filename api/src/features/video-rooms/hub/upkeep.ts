import type { Logger } from 'pino';
import { findRefused, markAlive, readLines } from '../video-rooms.queries.ts';
import { placeInLine } from '../waiting-line.ts';
import type { Connection } from './connection.ts';
import type { HubParts, HubState } from './hub-state.ts';

/** Connections that lose their permission are closed within a second. */
const checkEveryMs = 500;
const aliveEveryMs = 5_000;
const waitingEveryMs = 15_000;

interface Tell {
  notifyPeers: (roomIds: readonly string[]) => Promise<void>;
  notifyOthers: (roomId: string) => void;
}

/** Repeats the work, `everyMs` milliseconds after the last run has ended. */
const repeat = (work: () => Promise<void>, everyMs: number, log: Logger): (() => void) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await work().catch((error: unknown) => log.warn({ err: error }, 'the upkeep of the rooms failed'));
    if (!isStopped) timer = setTimeout(() => void run(), everyMs).unref();
  };
  timer = setTimeout(() => void run(), everyMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};

/** Connections of consultations that ended and of people whose access ended, signs of life, and what patients who wait are told. */
export const startUpkeep = ({ knex, clock, log }: HubParts, { processId, connections, members }: HubState, { notifyPeers, notifyOthers }: Tell) => {
  /** While the last check failed, nothing is known of the right to be here. */
  let lastCheck = performance.now();
  const closeRefused = async (): Promise<void> => {
    const here = [...connections.values()];
    if (here.length > 0)
      for (const { connectionId, refusal } of await findRefused({ trx: knex, clock }, here))
        connections.get(connectionId)?.bye(refusal === 'banned' ? 'banned' : 'ended');
    lastCheck = performance.now();
  };

  const stayAlive = async (): Promise<void> => {
    for (const roomId of await markAlive(knex, processId, clock.now())) {
      notifyOthers(roomId);
      if (members.has(roomId)) await notifyPeers([roomId]);
    }
  };

  const isWaiting = ({ roomId, role, isMember }: Connection): boolean =>
    isMember && role === 'patient' && !(members.get(roomId) ?? []).some((member) => member.role === 'doctor');
  const doctorOf = ({ roomId }: Connection): string | undefined => members.get(roomId)?.[0]?.doctorId;
  const notifyWaitingOf = async (doctorId?: string): Promise<void> => {
    const waiting = [...connections.values()].filter((one) => isWaiting(one) && (doctorId === undefined || doctorOf(one) === doctorId));
    const doctorIds = [...new Set(waiting.flatMap((one) => doctorOf(one) ?? []))];
    if (doctorIds.length === 0) return;
    const now = clock.now();
    const rows = await readLines({ trx: knex, clock }, doctorIds);
    for (const connection of waiting) {
      const own = rows.find(({ id }) => id === connection.roomId);
      const line = rows.filter((row) => row.doctorId === own?.doctorId);
      if (own) connection.send(placeInLine(line, own, own.delayMinutes, now));
    }
  };

  const isAlive = stayAlive();
  isAlive.catch((error: unknown) => log.warn({ err: error }, 'the process cannot say that it is alive'));
  const stops = [repeat(closeRefused, checkEveryMs, log), repeat(stayAlive, aliveEveryMs, log), repeat(() => notifyWaitingOf(), waitingEveryMs, log)];
  return {
    isAlive,
    /** Whether the right to be in the room was confirmed lately. */
    isOpen: (connection: Connection): boolean => connections.has(connection.connectionId) && performance.now() - lastCheck < 20 * checkEveryMs,
    notifyWaiting: (doctorId: string | undefined): void => {
      if (doctorId === undefined) return;
      notifyWaitingOf(doctorId).catch((error: unknown) => log.warn({ err: error }, 'patients who wait cannot be told'));
    },
    stop: (): void => stops.forEach((stop) => stop()),
  };
};
