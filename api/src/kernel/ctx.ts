import type { Role, UserStatus } from '@blattwerk/contract/accounts/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Ports } from '../ports.ts';
import type { JobSender } from '../jobs/queue.ts';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';

/** An administrator's read-only look at one patient's dashboard: it acts for the administrator and reaches nothing but itself. */
export interface SupportViewer {
  role: 'support';
  viewId: string;
  adminId: string;
  patientId: string;
  reason: string;
  openedAt: Date;
  expiresAt: Date;
}

/** Who asks. A visitor has no id; the system is a job. */
export type Actor =
  | { role: 'visitor' }
  | { role: 'system' }
  | SupportViewer
  | {
      role: Role;
      id: string;
      status: UserStatus;
      sessionId: string;
      pharmacyId: string | null;
      isWorking: boolean;
      /** Nothing but setting up the second factor is open to this session. */
      mustEnrol?: boolean;
    };
export type Member = Extract<Actor, { id: string }>;

/** What every service and job gets as its first argument. */
export interface Ctx<A extends Actor = Actor> {
  actor: A;
  /** The transaction of a writing request or job step; the plain connection pool of a reading one. */
  trx: Knex;
  clock: Clock;
  log: Logger;
  ports: Ports;
  jobs: JobSender;
  secrets: Secrets;
  /** The product's own address, for links in mails and documents. */
  baseUrl: string;
  locale: Locale;
  requestId: string;
  /** Pseudonym of the caller's address, for audit and signatures. */
  ipHash: string | null;
  userAgent: string | null;
}

/** The id of the acting person, for audit columns; null for visitors and the system. */
export const actorId = (actor: Actor): string | null => ('id' in actor ? actor.id : actor.role === 'support' ? actor.adminId : null);

/** Runs the steps in one transaction (a savepoint within one) and hands them a context that is bound to it. */
export const inTransaction = <A extends Actor, T>(ctx: Ctx<A>, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> =>
  ctx.trx.transaction((trx) => steps({ ...ctx, trx, jobs: ctx.jobs.within(trx) }));
