import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import knexFactory, { type Knex } from 'knex';
import { WebSocket } from 'ws';
import { readConfig } from '../api/src/config.ts';
import { signRoomToken } from '../api/src/features/video-rooms/room-token.ts';
import { duration, later, systemClock } from '../api/src/kernel/clock.ts';
import { loadSecrets } from '../api/src/kernel/secrets.ts';
import { knexConfig } from '../knexfile.ts';
import { apiProcess } from '../scripts/product/api-process.ts';
import type { Memory } from './market-child.ts';

const rooms = Number(process.env['BENCH_ROOMS'] ?? '1000');
const seconds = Number(process.env['BENCH_SECONDS'] ?? '20');
/** Each side sends one message in this time: more than a conversation does once its picture flows. */
const everyMs = 2_000;
const [sdp, candidate] = ['v=0\r\n'.padEnd(4_000, 'a'), 'candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host'];

interface Room {
  id: string;
  tokens: { patient: string; doctor: string };
}

const buildConsultation = async (knex: Knex): Promise<{ id: string; doctorId: string; patientId: string }> => {
  const [id, doctorId, patientId, now] = [randomUUID(), randomUUID(), randomUUID(), systemClock.now()];
  const person = { status: 'active', locale: 'de', firstName: 'Kim', lastName: 'Muster', country: 'DE' };
  await knex('users').insert({ ...person, id: doctorId, email: `${doctorId}@mail.example`, role: 'doctor', approvedAt: now });
  await knex('users').insert({ ...person, id: patientId, email: `${patientId}@mail.example`, role: 'patient', bornOn: '1990-01-01' });
  const licence = { licenceNumber: doctorId, licenceAuthority: 'Ärztekammer Berlin', federalState: 'BE', taxNumber: '30/123/45678' };
  await knex('doctors').insert({ ...licence, userId: doctorId, invoiceCode: doctorId.replaceAll('-', '').slice(-8).toUpperCase() });
  await knex('consultations').insert({ id, doctorId, patientId, startsAt: now, endsAt: later(now, 15 * duration.minutes) });
  return { id, doctorId, patientId };
};

/** Consultations that have just begun, each with people and sessions of its own. */
const buildRooms = async (knex: Knex): Promise<Room[]> => {
  const secrets = await loadSecrets(readConfig());
  const built: Room[] = [];
  while (built.length < rooms) {
    const { id, doctorId, patientId } = await buildConsultation(knex);
    const tokenOf = async (userId: string, role: 'patient' | 'doctor'): Promise<string> => {
      const sessionId = randomUUID();
      const now = systemClock.now();
      await knex('sessions').insert({ id: sessionId, userId, refreshHash: sessionId, createdAt: now, lastUsedAt: now, expiresAt: later(now, duration.days) });
      return signRoomToken(secrets, systemClock, { userId, sessionId, roomId: id, role });
    };
    built.push({ id, tokens: { patient: await tokenOf(patientId, 'patient'), doctor: await tokenOf(doctorId, 'doctor') } });
  }
  return built;
};

interface Server {
  child: ChildProcess;
  url: string;
}
const startServer = async (): Promise<Server> => {
  const env = { ...process.env, ...apiProcess.env, LOG_LEVEL: 'warn' };
  const child = fork(fileURLToPath(new URL('signalling-server.ts', import.meta.url)), { env, execArgv: [...apiProcess.flags] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `ws://127.0.0.1:${port}/api/v1/rooms` };
};
const megabytesOf = async ({ child }: Server): Promise<number> => {
  child.send('memory');
  const [{ rss }] = (await once(child, 'message')) as [Memory];
  return rss / 2 ** 20;
};

interface Side {
  socket: WebSocket;
  /** The other side's name, once it is there. */
  other: Promise<string>;
}
const latencies: number[] = [];
const noteChat = (text: string): void => void latencies.push(performance.now() - Number(text.slice(0, text.indexOf(' '))));

const open = async ({ url }: Server, token: string): Promise<Side> => {
  const socket = new WebSocket(`${url}?token=${encodeURIComponent(token)}`);
  const other = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; text?: string; peers?: { clientId: string }[] };
      if (message.type === 'chat') noteChat(message.text ?? '');
      if (message.type === 'peers' && message.peers?.[0]) resolve(message.peers[0].clientId);
    });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', clientId: randomUUID() }));
  return { socket, other };
};

/** What two browsers tell each other until the picture flows: an offer, an answer, eight candidates each. */
const setUp = async ([patient, doctor]: readonly [Side, Side]): Promise<void> => {
  for (const [type, side] of [
    ['offer', doctor],
    ['answer', patient],
  ] as const) {
    const to = await side.other;
    side.socket.send(JSON.stringify({ type, to, sdp }));
    for (let at = 0; at < 8; at += 1) side.socket.send(JSON.stringify({ type: 'candidate', to, candidate: { candidate } }));
  }
};

const percentile = (share: number): string => (latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * share)] ?? 0).toFixed(1);

/** Everybody enters, calls are set up, then each side sends a message every two seconds. @returns a line of the table */
const run = async (what: string, all: Room[], places: Server[]): Promise<string> => {
  latencies.length = 0;
  const [first, last] = [places[0]!, places.at(-1)!];
  const before = (await Promise.all(places.map(megabytesOf))).reduce((sum, one) => sum + one, 0);
  const began = performance.now();
  const pairs: [Side, Side][] = [];
  for (let at = 0; at < all.length; at += 50)
    pairs.push(
      ...(await Promise.all(
        all.slice(at, at + 50).map(async ({ tokens }): Promise<[Side, Side]> => {
          const pair: [Side, Side] = [await open(first, tokens.patient), await open(last, tokens.doctor)];
          await setUp(pair);
          return pair;
        }),
      )),
    );
  const entered = (performance.now() - began) / 1000;
  let isOver = false;
  const talk = async ({ socket }: Side, at: number): Promise<void> => {
    // Spread evenly over the time, and in another order than they entered in.
    await pause((at * 617) % everyMs);
    while (!isOver) {
      socket.send(JSON.stringify({ type: 'chat', text: `${performance.now()} ${'x'.repeat(200)}` }));
      await pause(everyMs);
    }
  };
  const talking = Promise.all(pairs.flat().map(talk));
  await pause(seconds * 1000);
  isOver = true;
  await talking;
  const after = (await Promise.all(places.map(megabytesOf))).reduce((sum, one) => sum + one, 0);
  const line = [what, all.length, entered.toFixed(1), Math.round(latencies.length / seconds), percentile(0.5), percentile(0.95), percentile(0.99)];
  return `| ${[...line, Math.round(((after - before) * 1024) / all.length)].join(' | ')} |`;
};

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Call it through npm: npm run bench -- signalling');
const knex = knexFactory(knexConfig(databaseUrl, { pool: { min: 0, max: 4 } }));
const load = loadavg()[0]?.toFixed(1);
const lines: string[] = [];
for (const [what, count] of [['one process', 1], ['two processes, the sides on different ones', 2]] as const) {
  const places = await Promise.all(Array.from({ length: count }, startServer));
  lines.push(await run(what, await buildRooms(knex), places));
  for (const { child } of places) child.kill('SIGKILL');
} // prettier-ignore
await knex.destroy();
process.stdout.write(
  [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, load before the run ${load}; a message of each side every ${everyMs / 1000} s for ${seconds} s; database, API and clients on this machine`,
    '',
    '| | rooms | entered and set up s | messages a second | p50 ms | p95 ms | p99 ms | KB a room |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n'),
  () => process.exit(0),
);
