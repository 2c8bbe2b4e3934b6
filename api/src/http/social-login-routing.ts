import type { Routing } from 'express-zod-api';
import { enterPendingEndpoint } from '../features/accounts/social-logins/endpoints/enter-pending.ts';
import { linkByPasswordEndpoint } from '../features/accounts/social-logins/endpoints/link-by-password.ts';
import { listLinkedSignInsEndpoint } from '../features/accounts/social-logins/endpoints/list-linked-sign-ins.ts';
import { listProvidersEndpoint } from '../features/accounts/social-logins/endpoints/list-providers.ts';
import { proveAddressEndpoint } from '../features/accounts/social-logins/endpoints/prove-address.ts';
import { readPendingEndpoint } from '../features/accounts/social-logins/endpoints/read-pending.ts';
import { receiveAppleEndpoint, receiveGoogleEndpoint } from '../features/accounts/social-logins/endpoints/receive-answer.ts';
import { registerPendingEndpoint } from '../features/accounts/social-logins/endpoints/register-pending.ts';
import { sendProofEndpoint } from '../features/accounts/social-logins/endpoints/send-proof.ts';
import { startAppleEndpoint, startGoogleEndpoint } from '../features/accounts/social-logins/endpoints/start-sign-in.ts';
import { startLinkEndpoint } from '../features/accounts/social-logins/endpoints/start-link.ts';
import { unlinkEndpoint } from '../features/accounts/social-logins/endpoints/unlink-sign-in.ts';

/** Below `/auth`: signing in with Google and Apple. */
export const socialSignIn: Routing = {
  'get providers': listProvidersEndpoint,
  'get google': startGoogleEndpoint,
  'get google/callback': receiveGoogleEndpoint,
  'get apple': startAppleEndpoint,
  'post apple/callback': receiveAppleEndpoint,
  'get pending': readPendingEndpoint,
  'post pending/register': registerPendingEndpoint,
  'post pending/link': linkByPasswordEndpoint,
  'post pending/mail': sendProofEndpoint,
  'post pending/mail/prove': proveAddressEndpoint,
  'post pending/enter': enterPendingEndpoint,
};

/** Below `/iam`: which of them open the own account. */
export const ownSignIns: Routing = {
  'get linked-sign-ins': listLinkedSignInsEndpoint,
  'post linked-sign-ins/:provider': startLinkEndpoint,
  'delete linked-sign-ins/:provider': unlinkEndpoint,
};
