import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { CachedBytes } from './cached-bytes.ts';
import { createSharedAnswers } from './shared-answers.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = async () => {
  const line = Object.assign(new EventEmitter(), { connect: async () => undefined, query: async () => undefined, end: async () => undefined });
  const answers = createSharedAnswers({ connect: () => line, log: pino({ level: 'silent' }) });
  let reads = 0;
  const make = async (): Promise<CachedBytes> => new CachedBytes(Buffer.from(String((reads += 1))));
  const ask = async (question = 'x'): Promise<string> => (await answers.recall(question, make)).body.toString();
  answers.follow();
  await jest.advanceTimersByTimeAsync(1);
  return { answers, line, ask };
};

test('an answer is shared for a quarter of a second from its beginning, by those with the same question', async () => {
  const { ask } = await setUp();
  expect(await Promise.all([ask(), ask(), ask('y')])).toEqual(['1', '1', '2']);
  await jest.advanceTimersByTimeAsync(249);
  expect(await ask()).toBe('1');
  await jest.advanceTimersByTimeAsync(1);
  expect(await ask()).toBe('3');
});

test('a change that is announced, or was made here, makes all answers outdated, those too that are being made', async () => {
  const { answers, line, ask } = await setUp();
  const reading = ask();
  line.emit('notification', { payload: 'patients updated 1' });
  expect([await reading, await ask()]).toEqual(['1', '2']);
  answers.forget();
  expect(await ask()).toBe('3');
});

test('nothing is shared while changes cannot be heard', async () => {
  const { answers, line, ask } = await setUp();
  await ask();
  line.emit('error', new Error('gone'));
  expect([await ask(), await ask()]).toEqual(['2', '3']);
  await answers.close();
});

test('a failure is not kept, and the number of answers is bounded', async () => {
  const { answers, ask } = await setUp();
  await expect(answers.recall('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask()).toBe('1');
  for (let at = 0; at < 200; at += 1) await ask(`n${at}`);
  expect(await ask()).not.toBe('1');
});
