import type { PendingSignIn as Shape, PendingStep } from '@blattwerk/contract/accounts/social-shapes';
import type { PendingSignIn } from './sign-ins.ts';

export const presentPending = ({ provider, email, firstName, lastName, returnTo }: PendingSignIn, step: PendingStep): Shape => ({
  provider,
  step,
  email,
  firstName,
  lastName,
  returnTo,
});
