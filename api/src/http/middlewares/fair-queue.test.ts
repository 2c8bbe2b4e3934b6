import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { fairQueue } from './fair-queue.ts';

const [greedy, other, third] = ['203.0.113.1', '198.51.100.1', '2001:db8:1:2::3'];

/** Requests in the order in which they are worked on; each is answered by the test. */
const openQueue = (options: { width?: number; longest?: number; pace?: number; burst?: number } = {}) => {
  const queue = fairQueue({ width: 2, pace: Number.POSITIVE_INFINITY, costOf: () => 10, ...options });
  const begun: string[] = [];
  const refused: unknown[] = [];
  return {
    begun,
    refused,
    ask: (name: string, ip: string) => {
      const response = Object.assign(new EventEmitter(), { closed: false });
      queue({ ip } as Request, response as unknown as Response, (error?: unknown) => void (error ? refused.push(error) : begun.push(name)));
      return () => {
        response.closed = true;
        response.emit('close');
      };
    },
  };
};

test('networks take turns, whatever one of them has sent', () => {
  const { begun, ask } = openQueue();
  const ends = [1, 2, 3, 4, 5].map((at) => ask(`greedy ${at}`, greedy));
  ask('other 1', other);
  ask('other 2', other);
  ask('third', third);
  expect(begun).toEqual(['greedy 1', 'greedy 2']);
  for (const end of ends.slice(0, 2)) end();
  expect(begun.slice(2)).toEqual(['greedy 3', 'other 1']);
  ends[2]?.();
  ends[3]?.();
  expect(begun.slice(4)).toEqual(['third']);
});

test('a request that takes long makes room, once', async () => {
  const { begun, ask } = openQueue({ width: 1 });
  const end = ask('stream', greedy);
  ask('second', greedy);
  ask('third', greedy);
  expect(begun).toEqual(['stream']);
  await pause(150);
  expect(begun).toEqual(['stream', 'second']);
  end();
  expect(begun).toEqual(['stream', 'second']);
});

test('a caller who has gone is not worked for', () => {
  const { begun, ask } = openQueue({ width: 1 });
  const end = ask('first', greedy);
  const goAway = ask('gone', greedy);
  ask('last', greedy);
  goAway();
  end();
  expect(begun).toEqual(['first', 'last']);
});

test('of one network only a number of requests wait; others still may', () => {
  const { begun, refused, ask } = openQueue({ width: 1, longest: 2 });
  const end = ask('first', greedy);
  for (const at of [1, 2, 3]) ask(`waiting ${at}`, greedy);
  expect(refused).toMatchObject([{ code: 'server.tooManyRequests', details: { retryAfterSeconds: 1 } }]);
  ask('other', other);
  expect(refused).toHaveLength(1);
  end();
  expect(begun).toEqual(['first', 'waiting 1']);
});

test('this machine itself does not wait', () => {
  const { begun, ask } = openQueue({ width: 1 });
  ask('first', greedy);
  ask('page', '127.0.0.1');
  expect(begun).toEqual(['first', 'page']);
});

test('a network that asks for more than its pace waits, others do not', async () => {
  const { begun, ask } = openQueue({ width: 8, pace: 800, burst: 20 });
  for (const at of [1, 2, 3, 4, 5]) ask(`greedy ${at}`, greedy);
  ask('other', other);
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'other']);
  await pause(60);
  expect(begun.length).toBeGreaterThan(3);
  await pause(100);
  expect(begun.slice(3)).toEqual(['greedy 3', 'greedy 4', 'greedy 5']);
});

test('a network that was quiet may ask for a page with all that belongs to it at once', () => {
  const { begun, ask } = openQueue({ width: 30, pace: 100, burst: 250 });
  for (let at = 1; at <= 25; at += 1) ask(`part ${at}`, other);
  expect(begun).toHaveLength(25);
});
