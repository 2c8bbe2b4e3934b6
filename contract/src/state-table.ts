import type { ErrorCode } from './errors.ts';

/** States and what leads from one to the next, as data. `kernel/state-machine.ts` is the only writer of a status. */
export interface StateTable<State extends string, Action extends string> {
  states: readonly State[];
  initial: State;
  actions: Record<Action, { from: readonly State[]; to: State }>;
  /** The code that answers an action which the table lacks in the current state. */
  refusal: (action: Action, current: State) => ErrorCode;
}

export const defineStates = <State extends string, Action extends string>(table: StateTable<State, Action>): StateTable<State, Action> => table;
