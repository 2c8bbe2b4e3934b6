import type { ExternalService } from '@blattwerk/contract/external-services/shapes';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';

interface Parts {
  knex: Knex;
  clock: Clock;
  log: Logger;
}

export interface Outage {
  service: ExternalService;
  since: Date;
  triedAt: Date;
}

const note = async (knex: Knex, service: ExternalService, since: Date | null, triedAt: Date): Promise<void> => {
  if (since === null) return void (await knex('service_outages').where({ service }).delete());
  // The earliest of several processes that cannot reach it.
  const earliest = knex.raw('least(service_outages.since, excluded.since)');
  await knex('service_outages').insert({ service, since, triedAt }).onConflict('service').merge({ since: earliest, triedAt });
};

/** Writes down what the guards learn, in the order in which they learn it. What cannot be written is only logged: the guards do not need it. */
export const noteOutages = ({ knex, clock, log }: Parts): ((service: ExternalService, since: Date | null) => Promise<void>) => {
  let last = Promise.resolve();
  return (service, since) => {
    const at = clock.now();
    if (since) log.warn({ service, since }, 'an external service cannot be reached');
    last = last
      .then(() => note(knex, service, since, at))
      .catch((error: unknown) => log.error({ service, err: error }, 'the state of an external service was not noted'));
    return last;
  };
};

export const listOutages = ({ trx }: Ctx): Promise<Outage[]> => trx('service_outages').select<Outage[]>('service', 'since', 'triedAt');

export interface WaitingWork {
  job: string;
  count: number;
  oldestAt: Date;
}

/** Jobs of these kinds that have failed and are tried again. */
export const countRetried = ({ trx }: Ctx, jobs: readonly string[]): Promise<WaitingWork[]> =>
  trx('pgboss.job')
    .where({ state: 'retry' })
    .whereIn('name', jobs)
    .groupBy('name')
    .select<WaitingWork[]>('name as job', trx.raw('count(*)::integer AS count, min(created_on) AS oldest_at'));
