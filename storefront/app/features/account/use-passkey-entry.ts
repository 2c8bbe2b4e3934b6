import type { PasskeyAssertion } from '@blattwerk/contract/second-factors/shapes';
import { useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { usePasskeySuggestions } from '../../lib/passkeys/use-passkey-suggestions.ts';
import type { Session } from './enter.ts';

/** Signing in with a passkey alone: by the button, or among the suggestions of the e-mail field while that field is there. */
export const usePasskeyEntry = (hasField: boolean, onEnter: (session: Session) => void) => {
  const { run, isPending, error } = useAction();
  const [isIn, setIn] = useState(false);
  const enter = async (response: PasskeyAssertion): Promise<void> => {
    const session = await visitorApi.post('/clients/auth/passkey/login', { body: { response } });
    setIn(true);
    onEnter(session);
  };
  usePasskeySuggestions(hasField && !isPending && !isIn, (response) => void run(() => enter(response)));
  return { run, isPending, error, enter };
};
