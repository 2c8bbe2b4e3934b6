import { dropEntriesOfOthers, dropEntry, keepEntry, sendUnsent } from './unsent-entries.ts';
import { diaryQueueKey } from './keys.ts';

const entry = (clientId: string) => ({ clientId, on: '2026-11-23', dose: { amount: 0.1, unit: 'g' as const }, effect: 7, sideEffects: [] });
const [first, second] = ['0193b1c2-0000-7000-8000-000000000001', '0193b1c2-0000-7000-8000-000000000002'];
const waiting = (): string[] =>
  (JSON.parse(localStorage.getItem(diaryQueueKey) ?? '{"entries":[]}') as { entries: { clientId: string }[] }).entries.map((one) => one.clientId);

/** What the server answers to each entry that is sent; returns the ids in the order of arrival. */
const answering = (answers: (number | 'offline')[]): string[] => {
  const arrived: string[] = [];
  globalThis.fetch = (_address, init) => {
    const answer = answers.shift() ?? 201;
    if (answer === 'offline') return Promise.reject(new TypeError('network'));
    arrived.push((JSON.parse(String(init?.body)) as { clientId: string }).clientId);
    const body = answer < 400 ? {} : { code: 'diary.dayInFuture', message: '' };
    return Promise.resolve({ ok: answer < 400, status: answer, headers: new Headers(), json: () => Promise.resolve(body) } as Response);
  };
  return arrived;
};

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'accessToken=of-a-test';
});

test('entries wait until they have arrived, and arrive once', async () => {
  keepEntry('ada', entry(first));
  keepEntry('ada', entry(second));
  answering(['offline']);
  expect(await sendUnsent('ada')).toBe(0);
  expect(waiting()).toEqual([first, second]);
  const arrived = answering([]);
  expect(await Promise.all([sendUnsent('ada'), sendUnsent('ada')])).toEqual([2, 2]);
  expect(arrived).toEqual([first, second]);
  expect(localStorage.getItem(diaryQueueKey)).toBeNull();
});

test('an entry that the server refuses stays for its owner to see and holds up no other', async () => {
  keepEntry('ada', entry(first));
  keepEntry('ada', entry(second));
  const arrived = answering([422, 201]);
  expect(await sendUnsent('ada')).toBe(1);
  expect(arrived).toEqual([first, second]);
  expect(waiting()).toEqual([first]);
  expect(await sendUnsent('ada')).toBe(0);
  dropEntry(first);
  expect(localStorage.getItem(diaryQueueKey)).toBeNull();
});

test('nothing of one person stays for the next on the same device, and nothing is sent in their name', async () => {
  keepEntry('ada', entry(first));
  const arrived = answering([]);
  expect(await sendUnsent('kim')).toBe(0);
  expect(arrived).toEqual([]);
  dropEntriesOfOthers('kim');
  expect(localStorage.getItem(diaryQueueKey)).toBeNull();
});
