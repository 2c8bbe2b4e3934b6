import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { createAccountMemory } from './account-memory.ts';

const setUp = async () => {
  const line = Object.assign(new EventEmitter(), { connect: async () => undefined, query: async () => undefined, end: async () => undefined });
  let time = 0;
  const memory = createAccountMemory({ connect: () => line, log: pino({ level: 'silent' }), now: () => time });
  let reads = 0;
  const read = async (): Promise<number> => (reads += 1);
  memory.follow();
  await new Promise(setImmediate);
  return { memory, line, read, advance: (by: number) => void (time += by) };
};

test('an answer is remembered for a second and no longer', async () => {
  const { memory, read, advance } = await setUp();
  expect([await memory.recall('a', 'x', read), await memory.recall('a', 'x', read)]).toEqual([1, 1]);
  advance(1000);
  expect(await memory.recall('a', 'x', read)).toBe(2);
});

test('a change of the account is forgotten at once, of that account alone', async () => {
  const { memory, line, read } = await setUp();
  await memory.recall('a', 'x', read);
  await memory.recall('b', 'x', read);
  line.emit('notification', { payload: 'a' });
  expect([await memory.recall('a', 'x', read), await memory.recall('b', 'x', read)]).toEqual([3, 2]);
});

test('what is being read while the change comes is not remembered', async () => {
  const { memory, line, read } = await setUp();
  const reading = memory.recall('a', 'x', read);
  line.emit('notification', { payload: 'a' });
  await reading;
  expect(await memory.recall('a', 'x', read)).toBe(2);
});

test('nothing is remembered while changes cannot be heard', async () => {
  const { memory, line, read } = await setUp();
  await memory.recall('a', 'x', read);
  line.emit('error', new Error('gone'));
  expect([await memory.recall('a', 'x', read), await memory.recall('a', 'x', read)]).toEqual([2, 3]);
  await memory.close();
});

test('a failure is not remembered, and the number of accounts is bounded', async () => {
  const { memory, read } = await setUp();
  await expect(memory.recall('a', 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memory.recall('a', 'x', read)).toBe(1);
  for (let at = 0; at < 6000; at += 1) void memory.recall(`n${at}`, 'x', async () => at);
  expect(await memory.recall('a', 'x', read)).toBe(2);
});
