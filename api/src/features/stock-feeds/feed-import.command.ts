import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { feedModes, type FeedMode, type FeedRun as FeedRunShape } from '@blattwerk/contract/stock-feeds/shapes';
import { CommandError, runCommand } from '../../command.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { pharmacyBySlug } from './feeds.queries.ts';
import { importFeed } from './importing/import-feed.ts';
import { readRun } from './runs/runs.queries.ts';
import { StockFeed } from './stock-feed.model.ts';

const usage = 'npm run feed:import -- --pharmacy <slug> --file <path> [--mode full|delta]';

interface Arguments {
  pharmacy: string;
  bytes: Buffer;
  mode: FeedMode | undefined;
}

const readArguments = async (): Promise<Arguments> => {
  const { values } = parseArgs({ options: { pharmacy: { type: 'string' }, file: { type: 'string' }, mode: { type: 'string' } } });
  const { pharmacy, file, mode } = values;
  if (!pharmacy || !file) throw new CommandError(`Say which pharmacy and which file: ${usage}`);
  if (mode !== undefined && !feedModes.some((known) => known === mode)) throw new CommandError(`The mode is full or delta: ${usage}`);
  try {
    return { pharmacy, bytes: await readFile(file), mode: mode as FeedMode | undefined };
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read.`, { cause: error });
  }
};

/** The pharmacy's feed for uploads; made when it has none. */
const uploadFeedOf = async (ctx: Ctx, slug: string): Promise<string> => {
  const pharmacyId = await pharmacyBySlug(ctx, slug);
  if (!pharmacyId) throw new CommandError(`There is no pharmacy "${slug}". The back office lists them with their addresses.`);
  const feed = await StockFeed.query(ctx.trx).where({ pharmacyId, kind: 'upload' }).orderBy('createdAt').first();
  return feed?.id ?? (await StockFeed.query(ctx.trx).insertAndFetch({ id: newId(), pharmacyId, kind: 'upload', mode: 'full' })).id;
};

await runCommand(async (ctx): Promise<{ output: FeedRunShape; isFine: boolean }> => {
  const { pharmacy, bytes, mode } = await readArguments();
  const run = await importFeed(ctx, { feedId: await uploadFeedOf(ctx, pharmacy), source: 'command', bytes, mode });
  const output = await readRun(ctx, run.id);
  return { output, isFine: output.status === 'applied' || output.status === 'unchanged' };
});
