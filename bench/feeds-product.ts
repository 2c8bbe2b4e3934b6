import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../api/src/config.ts';
import { createContext, systemCtx } from '../api/src/context.ts';
import { importFeeds } from '../api/src/features/stock-feeds/importing/import-feed.ts';
import { answerOrders } from './feeds-child.ts';

/** So many files are in memory at once. */
const portion = 50;

const context = await createContext(readConfig());
const ctx = systemCtx(context, 'bench');

/** The product's import, as a worker runs it. */
answerOrders(async ({ feeds, folder }, version) => {
  const statuses: string[] = [];
  for (let at = 0; at < feeds.length; at += portion) {
    const deliveries = feeds
      .slice(at, at + portion)
      .map(async ({ feedId }) => ({ feedId, source: 'push' as const, bytes: await readFile(join(folder, version, feedId)) }));
    for (const result of await importFeeds(ctx, await Promise.all(deliveries))) {
      statuses.push(result.status === 'fulfilled' ? `${result.value.status}${result.value.reason ? ` (${result.value.reason})` : ''}` : String(result.reason));
    }
  }
  return statuses;
});
