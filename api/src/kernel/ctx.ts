import type { Role, UserStatus } from '@blattwerk/contract/accounts/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { NetworkPlace } from '../adapters/network-place/network-place-port.ts';
import type { Ports } from '../ports.ts';
import type { JobSender } from '../jobs/queue.ts';
import type { AccountMemory } from './account-memory.ts';
import type { Clock } from './clock.ts';
import { forgetPlans, isOutdatedPlan, prepareStatements, prepared } from './prepared-reads.ts';
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

/** A pharmacy's own system: its key names one feed, and reaches that feed's pharmacy alone. */
export interface Machine {
  role: 'machine';
  keyId: string;
  feedId: string;
  pharmacyId: string;
  pharmacySlug: string;
}

/** A pharmacy without an account: its link and TAN opened one sending, and it reaches that sending's prescriptions alone. */
export interface PharmacyLink {
  role: 'pharmacy-link';
  accessId: string;
  sendingId: string;
  pharmacyId: string;
}

/** From which audience on something of the market is seen; a doctor's audience sees all. */
export type MarketReach = 'register' | 'prescription' | 'doctor';

/** Who asks. A visitor has no id; the system is a job. */
export type Actor =
  | {
      role: 'visitor';
      /** Of the loaders of a page that all in this audience share. */
      audience?: MarketReach;
    }
  | { role: 'system' }
  | SupportViewer
  | Machine
  | PharmacyLink
  | {
      role: Role;
      id: string;
      status: UserStatus;
      sessionId: string;
      pharmacyId: string | null;
      isWorking: boolean;
      /** Of a pharmacy: invites colleagues and edits its record. */
      isPharmacyAdmin?: boolean;
      /** A second person has not approved the account yet: nothing but the own account is open. */
      awaitsApproval?: boolean;
      /** Nothing but setting up the second factor is open to this session. */
      mustEnrol?: boolean;
    };
export type Member = Extract<Actor, { id: string }>;
export const isMember = (ctx: Ctx): ctx is Ctx<Member> => 'id' in ctx.actor;

/** The public catalogue at one moment. Its feature declares here what it holds. */
export interface CatalogueMoment {
  /** Another one for each state of the catalogue within this process. */
  version: number;
}

/** The public catalogue in memory. */
export interface Catalogue {
  /**
   * The catalogue as this process knows it. Once it is followed that is what is in memory, at most two seconds old, whatever the database does;
   * where no process follows it, it is brought up to date first.
   */
  current(): CatalogueMoment | Promise<CatalogueMoment>;
  /** Begins to follow the changes. */
  follow(): void;
  /** Whether it can be asked without waiting, or was never meant to. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** A streaming replica of the database. */
export interface ReadReplica {
  readonly knex: Knex;
  /** Its connections, once it has everything that was committed before the call; null while it lags or is away. */
  current(): Promise<Knex | null>;
  /** Whether it had everything when it was asked last. */
  isCurrent(): boolean;
}

/**
 * What a feature calls in features that lie above it. The one that calls declares the hook here by interface merging, `app/hooks.ts` says
 * who answers: so no two features import each other.
 */
export interface Hooks extends Record<never, never> {}

/** What every service and job gets as its first argument. */
export interface Ctx<A extends Actor = Actor> {
  actor: A;
  /**
   * The transaction of a request or job step; a plain connection pool for visitors who read, and for handlers that open their own.
   * Rows of patients are seen only in a transaction that names its actor: see `inTransaction`.
   */
  trx: Knex;
  /** For reads of staff: see `inReplicaReading`. Null where there is one database alone. */
  replica: ReadReplica | null;
  clock: Clock;
  /** What this process remembers of accounts, for a second at most. */
  accounts: AccountMemory;
  /** The public catalogue, from memory. */
  catalogue: Catalogue;
  hooks: Hooks;
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
  /** Where the caller's network is, roughly; null where that is not known. Looked up when it is asked for: seldom. */
  place(): NetworkPlace | null;
  userAgent: string | null;
  /** Where lines of the audit log wait to be written together, in the same transaction: see `auditTogether`. */
  auditLines?: object[];
  /** An edit that takes back a former change says so in the audit log, and why. */
  revert?: { reason: string | null };
}

/** The id of the acting person, for audit columns; null for visitors and the system. */
export const actorId = (actor: Actor): string | null => ('id' in actor ? actor.id : actor.role === 'support' ? actor.adminId : null);

/** Tells the database who asks and when, until the end of the transaction; the policies of its tables go by it. The system needs no name: it has a role of its own. */
const nameActor = async (trx: Knex, { actor, clock }: Pick<Ctx, 'actor' | 'clock'>): Promise<void> => {
  const [id, pharmacyId] = 'id' in actor ? [actor.id, actor.pharmacyId] : [null, actor.role === 'pharmacy-link' ? actor.pharmacyId : null];
  const sendingId = actor.role === 'pharmacy-link' ? actor.sendingId : '';
  await trx
    .raw(
      `SELECT set_config('app.actor_role', ?, true), set_config('app.actor_id', ?, true), set_config('app.pharmacy_id', ?, true),
       set_config('app.sending_id', ?, true), set_config('app.time', ?, true)`,
      [actor.role, id ?? '', pharmacyId ?? '', sendingId, clock.now().toISOString()],
    )
    .options(prepared);
};

/** Whose name a transaction carries. */
const named = new WeakMap<Knex, Actor>();

/** Runs the steps in one transaction (a savepoint within one) that names its actor, and hands them a context that is bound to it. */
export const inTransaction = <A extends Actor, T>(ctx: Ctx<A>, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  const waiting = ctx.auditLines?.length;
  const run = ctx.trx.transaction(async (trx) => {
    const outer = named.get(ctx.trx);
    const isRenamed = ctx.actor.role !== 'system' && ctx.actor.role !== 'visitor' && outer !== ctx.actor;
    if (isRenamed) await nameActor(trx, ctx);
    named.set(trx, ctx.actor);
    const result = await steps({ ...ctx, trx, jobs: ctx.jobs.within(trx) });
    // The name outlives a savepoint; the steps after it are the outer actor's again.
    if (isRenamed && ctx.trx.isTransaction) await nameActor(trx, { actor: outer ?? { role: 'visitor' }, clock: ctx.clock });
    return result;
  });
  // Lines about what is rolled back go with it.
  return waiting === undefined
    ? run
    : run.catch((error: unknown) => {
        ctx.auditLines?.splice(waiting);
        throw error;
      });
};

/**
 * Runs steps of a job in one transaction with the reach of a person and no more: the role of requests, and the person's name for the policies.
 * Opened from the system's connections; the system's own steps are in other transactions.
 */
export const inTransactionAs = <A extends Member, T>(ctx: Ctx<{ role: 'system' }>, actor: A, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> =>
  ctx.trx.transaction(async (trx) => {
    await trx.raw('SET LOCAL ROLE blattwerk_app');
    const bound = { ...ctx, actor, trx, jobs: ctx.jobs.within(trx) };
    await nameActor(trx, bound);
    named.set(trx, actor);
    return steps(bound);
  });

/** Reads once more where a migration has changed the columns of a prepared statement. */
const replanned = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (!isOutdatedPlan(error)) throw error;
    forgetPlans();
    return read();
  }
};

/** The same for steps that only read: the database refuses them every change. Within a transaction they are part of it. */
export const inReading = <A extends Actor, T>(ctx: Ctx<A>, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> =>
  ctx.trx.isTransaction
    ? steps(ctx)
    : replanned(() =>
        ctx.trx.transaction(
          async (trx) => {
            // Administrators look for some among all: their plans depend on the values.
            if (ctx.actor.role !== 'admin') prepareStatements(trx);
            await nameActor(trx, ctx);
            named.set(trx, ctx.actor);
            return steps({ ...ctx, trx });
          },
          { readOnly: true },
        ),
      );

/** For steps that read and write down in the audit log who read. */
export const inAuditedReading = <A extends Actor, T>(ctx: Ctx<A>, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> =>
  replanned(() =>
    inTransaction(ctx, (bound) => {
      if (ctx.actor.role !== 'admin') prepareStatements(bound.trx);
      return steps(bound);
    }),
  );

/** What the acting person's account says, read within the last second or now; every change of it is announced. */
export const recallOwn = <T>(ctx: Ctx<Member>, what: string, read: (ctx: Ctx<Member>) => Promise<T>): Promise<T> =>
  ctx.accounts.recall(ctx.actor.id, what, () => inReading(ctx, read));
