import { withMarks } from './record-marks.ts';

const rows = [
  { id: 'a', name: 'Ä "isFavorite":false', isFavorite: false },
  { id: 'b', name: '🌿', isFavorite: false },
  { id: 'c', name: '', isFavorite: false },
];
const body = Buffer.from(JSON.stringify({ items: rows, total: 3 }));
const records = rows.map((row) => ({ id: row.id, start: body.indexOf(JSON.stringify(row)) }));

test.each([[[]], [['b']], [['a', 'c']], [['a', 'b', 'c']], [['elsewhere']]])('marks %p and no other record', (ids) => {
  const marked = JSON.parse(withMarks({ body, records }, 'isFavorite', new Set<string>(ids)).toString());
  expect(marked).toEqual({ items: rows.map((row) => ({ ...row, isFavorite: (ids as string[]).includes(row.id) })), total: 3 });
});

test('leaves the bytes that others are sent as they are', () => {
  withMarks({ body, records }, 'isFavorite', new Set(['b']));
  expect(JSON.parse(body.toString())).toEqual({ items: rows, total: 3 });
});

test('a record without the field is a defect, not an unmarked record', () => {
  expect(() => withMarks({ body, records }, 'isFolded', new Set(['b']))).toThrow('isFolded');
});
