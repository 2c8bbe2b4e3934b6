import type { Routing } from 'express-zod-api';
import { ageCheckEndpoint } from '../features/accounts/endpoints/age-check.ts';
import { confirmEmailEndpoint } from '../features/accounts/endpoints/confirm-email.ts';
import { finishResetEndpoint } from '../features/accounts/endpoints/finish-reset.ts';
import { listSessionsEndpoint } from '../features/accounts/endpoints/list-sessions.ts';
import { loginEndpoint } from '../features/accounts/endpoints/login.ts';
import { logoutEndpoint } from '../features/accounts/endpoints/logout.ts';
import { readMeEndpoint } from '../features/accounts/endpoints/read-me.ts';
import { readProfileEndpoint } from '../features/accounts/endpoints/read-profile.ts';
import { refreshEndpoint } from '../features/accounts/endpoints/refresh.ts';
import { registerEndpoint } from '../features/accounts/endpoints/register.ts';
import { resendConfirmationEndpoint } from '../features/accounts/endpoints/resend-confirmation.ts';
import { revokeSessionEndpoint } from '../features/accounts/endpoints/revoke-session.ts';
import { startResetEndpoint } from '../features/accounts/endpoints/start-reset.ts';
import { updateProfileEndpoint } from '../features/accounts/endpoints/update-profile.ts';
import { readAgreementEndpoint } from '../features/agreements/endpoints/read-agreement.ts';
import { signEndpoint } from '../features/agreements/endpoints/sign.ts';

/** What can be asked of the server? Patients, visitors and everybody's own account. */
const clients: Routing = {
  auth: {
    'post login': loginEndpoint,
    'post refresh': refreshEndpoint,
    'post logout': logoutEndpoint,
    'post reset/init': startResetEndpoint,
    'post reset/finish': finishResetEndpoint,
  },
  iam: {
    'post register': registerEndpoint,
    'post email-confirm': confirmEmailEndpoint,
    'post email-confirm/resend': resendConfirmationEndpoint,
    'post age-check': ageCheckEndpoint,
    'get me': readMeEndpoint,
    'get profile': readProfileEndpoint,
    'patch profile': updateProfileEndpoint,
    'get agreements/:document': readAgreementEndpoint,
    'post sign': signEndpoint,
    'get sessions': listSessionsEndpoint,
    'delete sessions/:id': revokeSessionEndpoint,
  },
};

/** Doctors, administrators, pharmacies' staff. */
const backoffice: Routing = {};

/** Machines that prove themselves by a signature. */
const webhooks: Routing = {};

export const routing: Routing = { api: { v1: { clients, backoffice, webhooks } } };
