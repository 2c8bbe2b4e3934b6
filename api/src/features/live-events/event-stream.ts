import { PassThrough, type Readable } from 'node:stream';
import { inReading, type Ctx, type Member } from '../../kernel/ctx.ts';
import type { OfficeChange, OfficeEvents } from '../../kernel/office-events.ts';
import { officeLists, type OfficeList } from '../office-lists/public.ts';
import { presentAt } from '../presence/public.ts';

interface Asked {
  resources: readonly string[];
  seconds: number;
  /** How to see that a list has changed which the database does not announce. */
  marks: Readonly<Record<string, () => Promise<string>>>;
}

/** Proxies close what is silent. */
const aliveEveryMs = 15_000;
/** More than these at once are a list that changed. */
const mostIds = 200;

/** Lists, and who has which record open: that is told to those who have it open themselves. */
const told: Readonly<Record<string, OfficeList | undefined>> = { ...officeLists, presence: { visible: presentAt } };

const eventOf = (resource: string, type: OfficeChange['type'], ids: readonly string[]): string => `data: ${JSON.stringify({ resource, ids, type })}\n\n`;

/** Deleted rows are visible to no one: the event says that one was deleted, not which. */
const visibleIds = async (ctx: Ctx<Member>, { list, type, ids }: OfficeChange): Promise<string[]> => {
  const known = told[list];
  if (!known || type === 'deleted' || ids.size === 0 || ids.size > mostIds) return [];
  return inReading(ctx, (bound) => known.visible(bound, [...ids]));
};

/** Whether a change without visible ids is one of what the actor sees. */
const isToldWithoutIds = ({ list, type, ids }: OfficeChange): boolean =>
  ids.size === 0 || ids.size > mostIds || type === 'deleted' || told[list] === undefined || (type !== 'created' && told[list].isLeft === true);

/** Tells what changed in the lists, until the time is over, the caller hangs up or the process stops. */
export const openEventStream = (ctx: Ctx<Member>, events: OfficeEvents, { resources, seconds, marks }: Asked): Readable => {
  const stream = new PassThrough();
  stream.write('retry: 2000\n\n');
  const tell = async (changes: readonly OfficeChange[]): Promise<void> => {
    for (const change of changes) {
      if (change.list === '*') for (const resource of resources) stream.write(eventOf(resource, 'changed', []));
      if (!resources.includes(change.list)) continue;
      const visible = await visibleIds(ctx, change);
      if (stream.writable && (visible.length > 0 || isToldWithoutIds(change))) stream.write(eventOf(change.list, change.type, visible));
    }
  };
  const end = (): void => void stream.end();
  const unfollow = events.follow({
    heard: (changes) => void tell(changes).catch((error: unknown) => ctx.log.warn({ err: error }, 'an event of the back office was not told')),
    ended: end,
  });
  const unwatch = resources.flatMap((resource) => (marks[resource] ? [events.watch(resource, marks[resource])] : []));
  const alive = setInterval(() => stream.write(': alive\n\n'), aliveEveryMs).unref();
  const over = setTimeout(end, seconds * 1000).unref();
  stream.once('close', () => {
    unfollow();
    for (const stop of unwatch) stop();
    clearInterval(alive);
    clearTimeout(over);
  });
  return stream;
};
