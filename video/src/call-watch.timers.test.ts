import { jest } from '@jest/globals';
import type { CallSnapshot } from './call.ts';
import { createPhoneTimer, createStepDown } from './call-watch.ts';

type State = Pick<CallSnapshot, 'phase' | 'peer' | 'isSignallingLost' | 'isPhoneDue'>;

/** A call's state, without its devices and its wire. */
const callAs = (first: Partial<State>) => {
  let state: State = { phase: 'waiting', peer: null, isSignallingLost: false, isPhoneDue: false, ...first };
  const listeners = new Set<() => void>();
  const set = (change: Partial<State>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get: () => state, set, subscribe };
};
const peer = { clientId: 'of-doctor', role: 'doctor' as const, name: 'Dr. Kim Muster' };

describe('The telephone number', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is offered after sixty seconds of interruption, and not one second before', () => {
    const call = callAs({ phase: 'connected', peer });
    createPhoneTimer(call);
    call.set({ phase: 'interrupted' });
    jest.advanceTimersByTime(59_000);
    expect(call.get().isPhoneDue).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(call.get().isPhoneDue).toBe(true);
  });

  test('is taken back when the connection returns, and a new interruption counts from its own begin', () => {
    const call = callAs({ phase: 'interrupted', peer });
    createPhoneTimer(call);
    call.set({});
    jest.advanceTimersByTime(60_000);
    call.set({ phase: 'connected' });
    expect(call.get().isPhoneDue).toBe(false);
    call.set({ phase: 'interrupted' });
    jest.advanceTimersByTime(59_000);
    expect(call.get().isPhoneDue).toBe(false);
  });

  test('is offered too where both are in the room and no connection comes about', () => {
    const call = callAs({ phase: 'connecting', peer });
    createPhoneTimer(call);
    call.set({});
    jest.advanceTimersByTime(60_000);
    expect(call.get().isPhoneDue).toBe(true);
  });

  test('is not offered to one who waits alone', () => {
    const call = callAs({ phase: 'waiting' });
    createPhoneTimer(call);
    call.set({});
    jest.advanceTimersByTime(600_000);
    expect(call.get().isPhoneDue).toBe(false);
  });

  test('is offered to one who waits alone and has lost the room for a minute, until it is back', () => {
    const call = callAs({ phase: 'waiting' });
    createPhoneTimer(call);
    call.set({ isSignallingLost: true });
    jest.advanceTimersByTime(60_000);
    expect(call.get().isPhoneDue).toBe(true);
    call.set({ isSignallingLost: false });
    expect(call.get().isPhoneDue).toBe(false);
  });
});

describe('The picture', () => {
  const measuring = () => {
    const state = { given: 0, isSending: true };
    const measure = createStepDown(
      () => state.isSending,
      () => (state.given += 1),
    );
    return {
      state,
      measure: (...losses: number[]) => losses.forEach((loss) => measure({ loss, isStarved: false })),
      starve: () => measure({ loss: 0, isStarved: true }),
    };
  };

  test('is given up after four bad measurements in a row', () => {
    const { measure, state } = measuring();
    measure(0.3, 0.3, 0.3);
    expect(state.given).toBe(0);
    measure(0.3);
    expect(state.given).toBe(1);
  });

  test('is given up on a line that is too narrow, without a loss', () => {
    const { starve, state } = measuring();
    for (let count = 0; count < 4; count += 1) starve();
    expect(state.given).toBe(1);
  });

  test('stays where a good measurement lies between', () => {
    const { measure, state } = measuring();
    measure(0.3, 0.3, 0.3, 0.01, 0.3, 0.3, 0.3);
    expect(state.given).toBe(0);
  });

  test('that is switched on again has its own four measurements', () => {
    const { measure, state } = measuring();
    measure(0.3, 0.3, 0.3, 0.3);
    state.isSending = false;
    measure(0.3, 0.3, 0.3);
    state.isSending = true;
    measure(0.3, 0.3, 0.3);
    expect(state.given).toBe(1);
    measure(0.3);
    expect(state.given).toBe(2);
  });
});
