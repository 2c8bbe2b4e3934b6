import { liveLists } from '@blattwerk/contract/live-events/lists';
import { addressOf } from '@blattwerk/contract/client/call';
import { expiry } from './expiry.ts';
import { asMember } from './http.ts';

type Heard = (ids: readonly string[]) => void;

interface OfficeEvent {
  resource: string;
  ids: string[];
}

/** Lists of which the server tells what changes, and what is told without a list. */
const streamed: ReadonlySet<string> = new Set([...liveLists, 'mentions', 'presence']);
export const isStreamed = (resource: string): boolean => streamed.has(resource);

const followers = new Map<string, Set<Heard>>();
/** A list is not read more often than this, however much happens. */
const pauseMs = 700;
const againAfterMs = [1000, 2000, 5000, 15_000, 30_000];
/** A stream that ends sooner counts as a failure: what is closed at once would be opened again without end. */
const steadyMs = 1000;

let running: AbortController | undefined;
/** The lists of the stream that is open or being opened, and those of which something may have been missed since. */
let listening: readonly string[] = [];
const missed = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let isOpen = false;

/** While the stream stands nothing needs to be asked at intervals. */
export const isStreamOpen = (): boolean => isOpen;

const pending = new Map<string, Set<string>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const lastTold = new Map<string, number>();

/** Gathers what comes in quick succession; an event without ids says that all of the list may have changed. */
const tell = ({ resource, ids }: OfficeEvent): void => {
  const known = pending.get(resource);
  if (known === undefined) pending.set(resource, new Set(ids));
  else if (ids.length === 0 || known.size === 0) known.clear();
  else for (const id of ids) known.add(id);
  if (timers.has(resource)) return;
  const flush = () => {
    timers.delete(resource);
    lastTold.set(resource, Date.now());
    const told = [...(pending.get(resource) ?? [])];
    pending.delete(resource);
    for (const heard of followers.get(resource) ?? []) heard(told);
  };
  // The first after a quiet time is told at once.
  timers.set(resource, setTimeout(flush, Math.max(50, pauseMs - (Date.now() - (lastTold.get(resource) ?? 0)))));
};

/** The whole events of a text, and what is left of it. */
export const readEvents = (text: string): { events: OfficeEvent[]; rest: string } => {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const events = parts.flatMap((part) => (part.startsWith('data: ') ? [JSON.parse(part.slice(6)) as OfficeEvent] : []));
  return { events, rest };
};

const opened = (): void => {
  isOpen = true;
  for (const resource of missed) tell({ resource, ids: [] });
  missed.clear();
};

const listen = async (signal: AbortSignal, onOpen: () => void): Promise<void> => {
  const address = addressOf('/backoffice/events', {}, { resources: listening.join(',') });
  const response = await asMember({ method: 'GET', address, signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new TypeError('no stream');
  onOpen();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const { events, rest } = readEvents(text + value);
    text = rest;
    for (const event of events) tell(event);
  }
};

const run = async (control: AbortController): Promise<void> => {
  let openedAt: number | undefined;
  let hasFailed = false;
  try {
    await listen(control.signal, () => {
      openedAt = Date.now();
      opened();
    });
  } catch {
    hasFailed = true; // lists are asked at their interval meanwhile
  }
  if (running !== control) return;
  const isSteady = openedAt !== undefined && Date.now() - openedAt >= steadyMs;
  failures = isSteady ? Number(hasFailed) : failures + 1;
  start(failures === 0 ? 0 : (againAfterMs[Math.min(failures, againAfterMs.length) - 1] ?? 0));
};

const stop = (): void => {
  clearTimeout(waiting);
  waiting = undefined;
  const control = running;
  running = undefined;
  isOpen = false;
  for (const resource of listening) missed.add(resource);
  listening = [];
  control?.abort();
};

/** Begins anew with the lists that are followed now. */
const start = (afterMs: number): void => {
  stop();
  if (followers.size === 0 || document.hidden || expiry.isOver()) return;
  waiting = setTimeout(() => {
    running = new AbortController();
    listening = [...followers.keys()];
    void run(running);
  }, afterMs);
};

let isWatching = false;
/** No stream while the page is hidden: an open tab alone does not keep a session alive. None without a session, and at once when there is one again. */
const watchPage = (): void => {
  if (isWatching) return;
  isWatching = true;
  const goOn = () => start(0);
  document.addEventListener('visibilitychange', goOn);
  expiry.subscribe(goOn);
};

/** Calls back when something of a list has changed, with the ids where they are known. @returns how to stop */
export const followEvents = (resource: string, heard: Heard): (() => void) => {
  watchPage();
  const known = followers.get(resource);
  const group = known ?? new Set<Heard>();
  group.add(heard);
  if (known === undefined) {
    followers.set(resource, group);
    start(50);
  }
  return () => {
    group.delete(heard);
    if (group.size > 0 || followers.get(resource) !== group) return;
    followers.delete(resource);
    start(50);
  };
};
