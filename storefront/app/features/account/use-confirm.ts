import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import type { Session } from './enter.ts';
import { forgetSignUp } from './sign-up.ts';

export const onboarding = '/onboarding';

/** Where the registration was on its way to, whichever tab or device proves the mailbox. */
export interface Confirmed extends Session {
  nextPage: string | null;
}

type Proof = { token: string; claim?: string | undefined } | { email: string; code: string; claim?: string | undefined };

/** Proves the mailbox, by the link or by the code; what follows is up to the page. */
export const useConfirm = () => {
  const action = useAction();
  const confirm = (proof: Proof, then: (session: Confirmed) => void) =>
    action.run(async () => {
      const session = await visitorApi.post('/clients/iam/email-confirm', { body: proof });
      forgetSignUp();
      then(session);
    });
  return { ...action, confirm };
};
