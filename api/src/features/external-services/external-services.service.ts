import { externalServices, type ExternalService, type ExternalServiceState } from '@blattwerk/contract/external-services/shapes';
import { askedServices } from '../../jobs/asked-services.ts';
import type { JobName } from '../../jobs/names.ts';
import { hastenRetries } from '../../jobs/repeats.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { countRetried, listOutages, type Outage, type WaitingWork } from './outages.queries.ts';

const jobNames = Object.keys(askedServices) as JobName[];

/** Of the services that a job asks the one that is down, else the first. */
const waitsFor = (job: string, outages: readonly Outage[]): ExternalService | undefined => {
  const asked = askedServices[job as JobName] ?? [];
  return asked.find((service) => outages.some((outage) => outage.service === service)) ?? asked[0];
};

const stateOf = (service: ExternalService, outages: readonly Outage[], work: readonly WaitingWork[]): ExternalServiceState => {
  const outage = outages.find((one) => one.service === service);
  const waiting = work.filter(({ job }) => waitsFor(job, outages) === service);
  const oldest = waiting.length > 0 ? new Date(Math.min(...waiting.map(({ oldestAt }) => Number(oldestAt)))) : null;
  return {
    id: service,
    downSince: outage?.since.toISOString() ?? null,
    lastTriedAt: outage?.triedAt.toISOString() ?? null,
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    oldestWaitingAt: oldest?.toISOString() ?? null,
    abilities: waiting.length > 0 ? ['retry'] : [],
  };
};

/** The services that do not answer or for which work waits. */
export const listExternalServices = async (ctx: Ctx): Promise<{ items: ExternalServiceState[]; total: number }> => {
  const outages = await listOutages(ctx);
  const work = await countRetried(ctx, jobNames);
  const items = externalServices.map((service) => stateOf(service, outages, work)).filter(({ downSince, waiting }) => downSince !== null || waiting > 0);
  return { items, total: items.length };
};

/** Everything that waits for a service is due now. */
export const retryWaiting = async (ctx: Ctx, service: ExternalService): Promise<{ retried: number }> => {
  const retried = await hastenRetries(
    ctx.trx,
    jobNames.filter((job) => askedServices[job]?.includes(service)),
  );
  await audit(ctx, { action: 'external-service.retry', objectType: 'external-service', objectId: service, after: { retried } });
  return { retried };
};
