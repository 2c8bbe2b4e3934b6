import { ReadableStream, TextDecoderStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { jest } from '@jest/globals';

interface Opened {
  resources: string | null;
  signal: AbortSignal;
  send: (resource: string, ids: string[]) => void;
  end: () => void;
  breakOff: () => void;
}

/** What the server does with the next request for the stream. */
let server: 'open' | 'closes-at-once' | 'unreachable' | 'session-over';
let asked: number;
let opened: Opened[];
const page = { hidden: false };
const encoder = new TextEncoder();

const answer = (address: string, signal: AbortSignal): Response => {
  let control: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({ start: (given) => void (control = given) });
  const breakOff = () => control?.error(new TypeError('broken off'));
  signal.addEventListener('abort', breakOff);
  const send = (resource: string, ids: string[]) => control?.enqueue(encoder.encode(`data: ${JSON.stringify({ resource, ids, type: 'changed' })}\n\n`));
  const end = () => control?.close();
  opened.push({ resources: new URL(address, 'http://localhost').searchParams.get('resources'), signal, send, end, breakOff });
  if (server === 'closes-at-once') end();
  return { ok: true, status: 200, headers: new Headers(), body } as unknown as Response;
};

const realFetch = globalThis.fetch;
let followEvents: (resource: string, heard: (ids: readonly string[]) => void) => () => void;
let isStreamOpen: () => boolean;
let expiry: { isOver: () => boolean; settle: () => void };
let unfollow: (() => void)[];

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  Object.assign(globalThis, { TextDecoderStream });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => page.hidden });
  document.cookie = 'accessToken=of-a-test';
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    const refused = { ok: false, status: 401, headers: new Headers(), json: () => Promise.resolve({ code: 'token.expired' }) } as unknown as Response;
    if (!address.includes('/backoffice/events')) return refused;
    asked += 1;
    if (server === 'unreachable') throw new TypeError('unreachable');
    return server === 'session-over' ? refused : answer(address, init?.signal as AbortSignal);
  };
  [server, asked, opened, unfollow, page.hidden] = ['open', 0, [], [], false];
  // The stream is one for the page: each test has a page of its own.
  jest.resetModules();
  ({ followEvents, isStreamOpen } = await import('./event-stream.ts'));
  ({ expiry } = await import('./expiry.ts'));
});
afterEach(() => {
  for (const end of unfollow) end();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const follow = (resource: string): { heard: (readonly string[])[]; end: () => void } => {
  const heard: (readonly string[])[] = [];
  const end = followEvents(resource, (ids) => heard.push(ids));
  unfollow.push(end);
  return { heard, end };
};
const show = (isShown: boolean): void => {
  page.hidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('changes are told with their ids: the first at once, those that follow quickly together', async () => {
  const { heard } = follow('treatments');
  await pass(100);
  expect([isStreamOpen(), opened[0]?.resources]).toEqual([true, 'treatments']);
  opened[0]?.send('treatments', ['a']);
  await pass(100);
  expect(heard).toEqual([['a']]);
  opened[0]?.send('treatments', ['b']);
  opened[0]?.send('treatments', ['c']);
  opened[0]?.send('pharmacy-questions', ['q']);
  await pass(100);
  expect(heard).toHaveLength(1);
  await pass(700);
  expect(heard).toEqual([['a'], ['b', 'c']]);
});

test('one stream serves all lists that are followed, and ends with the last of them', async () => {
  const queue = follow('treatments');
  const questions = follow('pharmacy-questions');
  await pass(100);
  expect(opened.map(({ resources }) => resources)).toEqual(['treatments,pharmacy-questions']);
  questions.end();
  await pass(100);
  expect(opened.map(({ resources, signal }) => [resources, signal.aborted])).toEqual([
    ['treatments,pharmacy-questions', true],
    ['treatments', false],
  ]);
  queue.end();
  await pass(60_000);
  expect([isStreamOpen(), asked, opened[1]?.signal.aborted]).toEqual([false, 2, true]);
});

test('a stream that ends after its time is opened again, and what changed in between is read', async () => {
  const { heard } = follow('treatments');
  await pass(300_000);
  opened[0]?.end();
  await pass(100);
  expect([asked, isStreamOpen(), heard]).toEqual([2, true, [[]]]);
});

test('a stream that cannot be opened is tried again less and less often, at last every 30 seconds, and its lists are read once it stands', async () => {
  server = 'unreachable';
  const { heard } = follow('treatments');
  const times: number[] = [];
  for (let second = 0; second < 120; second += 1) {
    const before = asked;
    await pass(1000);
    if (asked > before) times.push(second);
  }
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([1, 2, 5, 15, 30, 30, 30]);
  expect([isStreamOpen(), heard]).toEqual([false, []]);
  server = 'open';
  await pass(30_000);
  expect([isStreamOpen(), heard]).toEqual([true, [[]]]);
});

test('a stream that is closed as soon as it opens is not asked for in a rush', async () => {
  server = 'closes-at-once';
  follow('treatments');
  await pass(10_000);
  expect(asked).toBeLessThan(6);
});

test('a stream that breaks off after a while is opened a second later', async () => {
  follow('treatments');
  await pass(60_000);
  opened[0]?.breakOff();
  await pass(900);
  expect([isStreamOpen(), asked]).toEqual([false, 1]);
  await pass(200);
  expect([isStreamOpen(), asked]).toEqual([true, 2]);
});

test('a hidden page follows nothing, and reads its lists when it is seen again', async () => {
  const { heard } = follow('treatments');
  await pass(100);
  show(false);
  expect([isStreamOpen(), opened[0]?.signal.aborted]).toEqual([false, true]);
  await pass(600_000);
  expect(asked).toBe(1);
  show(true);
  await pass(100);
  expect([isStreamOpen(), asked, heard]).toEqual([true, 2, [[]]]);
});

test('after the session has ended nothing is asked until there is one again', async () => {
  const { heard } = follow('treatments');
  await pass(60_000);
  server = 'session-over';
  opened[0]?.end();
  await pass(100);
  expect([expiry.isOver(), isStreamOpen(), asked]).toEqual([true, false, 2]);
  await pass(600_000);
  show(false);
  show(true);
  await pass(60_000);
  expect(asked).toBe(2);
  server = 'open';
  document.cookie = 'accessToken=of-a-new-session';
  expiry.settle();
  await pass(100);
  expect([isStreamOpen(), asked, heard]).toEqual([true, 3, [[]]]);
});
