import { useState } from 'react';

interface ActionState {
  isPending: boolean;
  /** Why the last try failed; gone with the next one. */
  error: unknown;
}

/** Runs one thing at a time that is asked of the server, and keeps why it failed. Resolves to true when it went well. */
export const useAction = (): ActionState & { run: (work: () => Promise<void>) => Promise<boolean> } => {
  const [state, setState] = useState<ActionState>({ isPending: false, error: undefined });
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setState({ isPending: true, error: undefined });
    try {
      await work();
      setState({ isPending: false, error: undefined });
      return true;
    } catch (error) {
      setState({ isPending: false, error });
      return false;
    }
  };
  return { ...state, run };
};
