import { before, collisions, gapless } from './join-edits.ts';

const edit = (madeVersion: number, was: Record<string, unknown>) => ({ madeVersion, touched: Object.keys(was), before: was });
const current = { version: 4, name: 'Neu', city: 'Bonn', isListed: true };

describe('Edits since a version', () => {
  test('are known when every version was made by one of them', () => {
    expect(gapless(2, 4, [edit(3, { city: 'Köln' }), edit(4, { name: 'Alt' })])?.map(({ madeVersion }) => madeVersion)).toEqual([4, 3]);
  });

  test.each([
    ['a version was made by something else', 2, [edit(4, { name: 'Alt' })]],
    ['a version was made twice', 2, [edit(4, { name: 'Alt' }), edit(4, { city: 'Köln' })]],
    ['the version has not been made yet', 9, []],
  ])('are not known when %s', (_why, version, edits) => expect(gapless(version, 4, edits)).toBeUndefined());
});

test('the record before the edits has the oldest value of each touched field', () => {
  expect(before(current, [edit(4, { name: 'Zwischen' }), edit(3, { name: 'Alt', city: 'Köln' })], 2)).toEqual({
    version: 2,
    name: 'Alt',
    city: 'Köln',
    isListed: true,
  });
});

describe('A field collides', () => {
  const edits = [edit(4, { name: 'Alt', secret: undefined })];

  test('when it was touched meanwhile and you want something else', () => expect(collisions({ name: 'Mein' }, current, edits)).toEqual(['name']));
  test('not when nobody touched it', () => expect(collisions({ city: 'Ulm' }, current, edits)).toEqual([]));
  test('not when both want the same', () => expect(collisions({ name: 'Neu' }, current, edits)).toEqual([]));
  test('when the record does not show what it is now', () => expect(collisions({ secret: 'x' }, current, edits)).toEqual(['secret']));
});
