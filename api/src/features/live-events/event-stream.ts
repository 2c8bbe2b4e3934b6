import { PassThrough, type Readable } from 'node:stream';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { OfficeChanges, OfficeEvents } from '../../kernel/office-events.ts';
import { visibleIds } from './visible-ids.ts';

interface Asked {
  resources: readonly string[];
  seconds: number;
}

/** Proxies close what is silent. */
const aliveEveryMs = 15_000;

const eventOf = (resource: string, ids: readonly string[]): string => `data: ${JSON.stringify({ resource, ids, type: 'changed' })}\n\n`;

/** Tells what changed in the lists, until the time is over, the caller hangs up or the process stops. */
export const openEventStream = (ctx: Ctx<Member>, events: OfficeEvents, { resources, seconds }: Asked): Readable => {
  const stream = new PassThrough();
  stream.write('retry: 2000\n\n');
  const tell = async (changes: OfficeChanges): Promise<void> => {
    for (const resource of resources) {
      const ids = changes.get(resource) ?? changes.get('*');
      if (!ids) continue;
      const visible = await visibleIds(ctx, resource, ids);
      // A colleague's mention is nothing to the others; a row that has left the own sight has changed the list.
      if (stream.writable && (visible.length > 0 || resource !== 'mentions' || ids.size === 0)) stream.write(eventOf(resource, visible));
    }
  };
  const end = (): void => void stream.end();
  const unfollow = events.follow({
    heard: (changes) => void tell(changes).catch((error: unknown) => ctx.log.warn({ err: error }, 'an event of the back office was not told')),
    ended: end,
  });
  const alive = setInterval(() => stream.write(': alive\n\n'), aliveEveryMs).unref();
  const over = setTimeout(end, seconds * 1000).unref();
  stream.once('close', () => {
    unfollow();
    clearInterval(alive);
    clearTimeout(over);
  });
  return stream;
};
