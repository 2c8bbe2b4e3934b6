import { createAssembler, partsOf, type Signal } from './parts.ts';

const signal = (length: number): Signal => ({ kind: 'relay', target: 'connection', body: 'a|b'.repeat(length) });

it('puts long messages together again, also when their parts are mixed', () => {
  const assemble = createAssembler(() => 0);
  const [one, other] = [signal(20_000), signal(9_000)];
  const parts = [partsOf(one), partsOf(other)];
  const mixed = Array.from({ length: 8 }).flatMap((_, at) => parts.flatMap((list) => list.slice(at, at + 1)));
  expect(mixed.every((part) => Buffer.byteLength(part) < 8000)).toBe(true);
  const whole = mixed.map(assemble).filter((heard) => heard !== null);
  expect(whole).toHaveLength(2);
  expect(whole).toEqual(expect.arrayContaining([one, other]));
});

it('forgets what never becomes whole, and ignores what is none of its messages', () => {
  let now = 0;
  const assemble = createAssembler(() => now);
  const [first = '', ...rest] = partsOf(signal(9_000));
  expect(assemble(first)).toBeNull();
  now = 11_000;
  for (const part of [...partsOf(signal(9_000)).slice(0, 1), ...rest]) expect(assemble(part)).toBeNull();
  expect(assemble('something else')).toBeNull();
});
