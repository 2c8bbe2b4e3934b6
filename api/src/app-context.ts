import type { Knex } from 'knex';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Guards } from './adapters/external/guards.ts';
import type { Config } from './config.ts';
import type { JobSender } from './jobs/queue.ts';
import type { AccountMemory } from './kernel/account-memory.ts';
import type { Clock } from './kernel/clock.ts';
import type { ListeningConnection } from './kernel/database-channel.ts';
import type { Catalogue, Hooks, ReadReplica } from './kernel/ctx.ts';
import type { OfficeEvents } from './kernel/office-events.ts';
import type { SharedAnswers } from './kernel/shared-answers.ts';
import type { Secrets } from './kernel/secrets.ts';
import type { Ports } from './ports.ts';

/** What a process has, made once at its start by `context.ts`. */
export interface AppContext {
  config: Config;
  /** The connections of requests: what they reach is the reach of the actor that their transaction names. */
  knex: Knex;
  /** The connections of jobs, commands and signed webhooks, which reach everything. */
  systemKnex: Knex;
  /** The connections that hold the locks of running jobs: one a scheduled job that is at work. */
  lockKnex: Knex;
  /** A streaming replica, where `DATABASE_READ_URL` names one. */
  replica: ReadReplica | null;
  /** What is remembered of accounts for a second. */
  accounts: AccountMemory;
  /** The public catalogue in memory. */
  catalogue: Catalogue;
  hooks: Hooks;
  /** Connections of the video rooms: so that they never wait behind requests. Who opens them closes them. */
  openRoomConnections(): { knex: Knex; connect: () => ListeningConnection };
  /** What the database announces about the back office's lists. */
  officeEvents: OfficeEvents;
  /** Answers that administrators share who ask at the same moment. */
  sharedAnswers: SharedAnswers;
  boss: PgBoss;
  jobs: JobSender;
  clock: Clock;
  log: Logger;
  ports: Ports;
  /** The circuit breakers in front of the services of others. */
  guards: Guards;
  secrets: Secrets;
  /** A keyed pseudonym of an address, the same for the same address. */
  pseudonym: (value: string) => string;
}
