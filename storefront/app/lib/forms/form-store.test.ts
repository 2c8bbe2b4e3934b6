import { jest } from '@jest/globals';
import type { Control } from './form-store.ts';
import { FormStore } from './form-store.ts';

/** As much of a browser's control as the store touches. */
class Field {
  static focused: Field | undefined;
  readonly place: number;
  type: string;
  value: string;
  checked = false;

  constructor({ place = 0, type = 'text', value = '' } = {}) {
    this.place = place;
    this.type = type;
    this.value = value;
  }

  focus(): void {
    Field.focused = this;
  }

  compareDocumentPosition(other: Field): number {
    return other.place > this.place ? 4 : 2;
  }
}

beforeAll(() => Object.assign(globalThis, { HTMLInputElement: Field, Node: { DOCUMENT_POSITION_FOLLOWING: 4 } }));

type Kind = Parameters<FormStore['refOf']>[1];

/** The page draws a field, as React does. */
const draw = (store: FormStore, name: string, field: Field, kind?: Kind): Field => {
  store.refOf(name, kind)(field as unknown as Control);
  return field;
};
const takeAway = (store: FormStore, name: string): void => store.refOf(name)(null);

describe('What stands in a field', () => {
  it('before the script began is kept, and a default stays what it is', () => {
    const store = new FormStore({ email: '', city: 'Berlin' });
    draw(store, 'email', new Field({ value: 'ada@example.org' }));
    draw(store, 'city', new Field({ value: 'Berlin' }));
    expect(store.current().values).toEqual({ email: 'ada@example.org', city: 'Berlin' });
  });

  it('is read anew before it is sent: browsers fill in without saying so', () => {
    const store = new FormStore({});
    const password = draw(store, 'password', new Field());
    const terms = draw(store, 'terms', new Field({ type: 'checkbox' }));
    password.value = 'Demo-2026!';
    terms.checked = true;
    expect(store.collect()).toEqual({ password: 'Demo-2026!', terms: true });
  });

  it('is there again when the field comes back, and is not read while it is away', () => {
    const store = new FormStore({});
    const first = draw(store, 'street', new Field());
    store.type('street', 'Torstraße');
    takeAway(store, 'street');
    first.value = 'somewhere else';
    expect(store.collect()).toEqual({ street: 'Torstraße' });
    expect(draw(store, 'street', new Field()).value).toBe('Torstraße');
  });

  it.each([
    [true, undefined],
    [false, ''],
  ])('left empty says nothing only where that is agreed (%s)', (emptyIsNone, expected) => {
    const store = new FormStore({});
    draw(store, 'phone', new Field(), { emptyIsNone });
    store.type('phone', '');
    expect(store.current().values['phone']).toBe(expected);
  });

  it('of several controls is what the field made of them', () => {
    const store = new FormStore({});
    const day = draw(store, 'dob', new Field({ value: '9' }), { isComposed: true });
    store.set('dob', '1988-03-09');
    expect([store.collect(), day.value]).toEqual([{ dob: '1988-03-09' }, '9']);
  });
});

describe('The form', () => {
  it('takes back what the server said of a field when it changes, and of no other', () => {
    const store = new FormStore({});
    store.change({ refusals: { email: 'taken', phone: 'wrong' } });
    store.type('email', 'other@example.org');
    expect(store.current().refusals).toEqual({ email: undefined, phone: 'wrong' });
  });

  it('writes into its fields, and begins anew with nothing marked', () => {
    const store = new FormStore({ city: '' });
    const city = draw(store, 'city', new Field());
    store.set('city', 'Köln');
    expect(city.value).toBe('Köln');
    store.change({ isSent: true, findings: { city: 'wrong' } });
    store.reset({ city: '' });
    expect([city.value, store.current()]).toEqual(['', { values: { city: '' }, findings: {}, refusals: {}, left: new Set(), isSent: false }]);
  });

  it('puts the cursor into the field that is seen first, whatever was drawn first', () => {
    const store = new FormStore({});
    draw(store, 'below', new Field({ place: 2 }));
    const above = draw(store, 'above', new Field({ place: 1 }));
    draw(store, 'right', new Field({ place: 0 }));
    store.focusFirst(['below', 'above']);
    expect(Field.focused).toBe(above);
  });

  it('tells who draws it of each change, and of nothing else', () => {
    const store = new FormStore({ name: '' });
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    draw(store, 'name', new Field());
    store.collect();
    expect(listener).not.toHaveBeenCalled();
    store.type('name', 'Ada');
    stop();
    store.type('name', 'Ada B.');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hands out one and the same way to attach a field, so that it is attached once', () => {
    const store = new FormStore({});
    expect(store.refOf('name')).toBe(store.refOf('name'));
  });
});
