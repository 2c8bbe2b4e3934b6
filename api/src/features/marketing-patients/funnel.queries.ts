import { marketingSources, type MarketingSource } from '@blattwerk/contract/marketing-patients/shapes';
import type { MarketingFunnel } from '@blattwerk/contract/marketing-patients/office-shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { contacts } from './marketing-patients.queries.ts';

type Counts = MarketingFunnel['all'];
type Row = Counts & { source: MarketingSource };

const none: Counts = { contacts: 0, asked: 0, confirmed: 0, withdrawn: 0, patients: 0 };

export const funnelRows = (ctx: Pick<Ctx, 'trx'>): Knex.QueryBuilder =>
  contacts(ctx)
    .groupBy('source')
    .select('source')
    .select(
      ctx.trx.raw(`count(*)::integer AS contacts,
        count(*) FILTER (WHERE consent <> 'none')::integer AS asked,
        count(*) FILTER (WHERE consent = 'confirmed')::integer AS confirmed,
        count(*) FILTER (WHERE consent = 'withdrawn')::integer AS withdrawn,
        count(*) FILTER (WHERE has_account)::integer AS patients`),
    );

const sum = (a: Counts, b: Counts): Counts => ({
  contacts: a.contacts + b.contacts,
  asked: a.asked + b.asked,
  confirmed: a.confirmed + b.confirmed,
  withdrawn: a.withdrawn + b.withdrawn,
  patients: a.patients + b.patients,
});

/** Where people come from and how far they go, in numbers; each source has its row, also without contacts. */
export const readFunnel = async (ctx: Ctx): Promise<MarketingFunnel> => {
  const rows = (await funnelRows(ctx)) as Row[];
  const items = marketingSources.map((source) => ({ ...none, ...rows.find((row) => row.source === source), source }));
  return { items, all: items.reduce<Counts>(sum, none) };
};
