import { changedValues, filledValues, pick } from './changed-values.ts';

test('only what was changed is sent', () => {
  expect(changedValues({ name: 'Bedrocan', thc: 22, aliases: ['a'] }, { name: 'Bedrocan', thc: 20, aliases: ['a'] })).toEqual({ thc: 22 });
});

test('an emptied field is null, and an empty one that was empty is no change', () => {
  expect(changedValues({ website: '', phone: '', email: undefined }, { website: 'https://a.example', phone: null, email: '' })).toEqual({ website: null });
});

test('a field that left the form is not changed by it', () => {
  expect(changedValues({ kind: 'push' }, { kind: 'push', url: 'https://a.example' })).toEqual({});
});

test('a new record leaves out the fields that were not filled in', () => {
  expect(filledValues({ name: 'Bedrocan', pzn: '', origin: null, isPublished: false, thc: 0 })).toEqual({ name: 'Bedrocan', isPublished: false, thc: 0 });
});

test('a form holds its own fields of the record and no others', () => {
  expect(pick({ id: '1', version: 3, name: 'Bedrocan' }, { name: '', pzn: '' })).toEqual({ name: 'Bedrocan', pzn: undefined });
});
