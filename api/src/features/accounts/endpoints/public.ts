import { emailChangeConfirmInput } from '@blattwerk/contract/accounts/access-shapes';
import {
  confirmed,
  emailConfirmInput,
  emailConfirmResendInput,
  emailOnlyInput,
  message,
  registerInput,
  resetFinishInput,
} from '@blattwerk/contract/accounts/shapes';
import { isoDate } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { readSetting } from '../../settings/public.ts';
import { isNativeClient, setSessionCookies } from '../../users/public.ts';
import { presentMe } from '../accounts.presenter.ts';
import { ageOn } from '../age.ts';
import { confirmEmail, resendConfirmation } from '../confirmation.service.ts';
import { finishEmailChange } from '../email-change.service.ts';
import { register } from '../registration.service.ts';
import { finishReset, startReset } from '../reset.service.ts';

export const ageCheckEndpoint = publicFactory.build({
  operation: 'accounts.age-check',
  method: 'post',
  summary: 'Whether a person born on this date is of age today in Germany; nothing is stored',
  input: z.strictObject({ dob: isoDate }),
  output: z.object({ adult: z.boolean() }),
  handler: async ({ ctx, input }) => ({ adult: ageOn(input.dob, ctx.clock.now()) >= (await readSetting(ctx, 'minAge')) }),
});

export const confirmEmailEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.confirm',
  method: 'post',
  summary: 'Confirm the email address by link token or by code, and log in',
  input: emailConfirmInput,
  output: confirmed,
  handler: async ({ ctx, input, request, response }) => {
    const { session: opened, user, nextPage } = await confirmEmail(ctx, input);
    setSessionCookies(request, response, opened);
    const { token, sessionId, refreshToken, mustEnrol } = opened;
    return { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(user, mustEnrol), nextPage };
  },
});

const texts = { de: 'Ihre neue E-Mail-Adresse gilt ab jetzt.', en: 'Your new email address is valid from now on.' };

export const finishEmailChangeEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.finish-email-change',
  method: 'post',
  summary: 'Make the new email address the account’s, by link token or, signed in, by code',
  input: emailChangeConfirmInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await finishEmailChange(ctx, input);
    return { message: texts[ctx.locale] };
  },
});

const finishResetTexts = { de: 'Ihr Passwort ist geändert. Bitte melden Sie sich an.', en: 'Your password has been changed. Please log in.' };

export const finishResetEndpoint = publicFactory.build({
  operation: 'accounts.reset-finish',
  method: 'post',
  summary: 'Set a new password with the link’s token; all sessions end',
  input: resetFinishInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await finishReset(ctx, input);
    return { message: finishResetTexts[ctx.locale] };
  },
});

const registerTexts = { de: 'Wir haben Ihnen eine E-Mail geschickt.', en: 'We have sent you an email.' };

export const registerEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.register',
  method: 'post',
  summary: 'Create a patient account; the answer is the same for a known address',
  input: registerInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await register(ctx, input);
    return { message: registerTexts[ctx.locale] };
  },
});

const resendConfirmationTexts = {
  de: 'Wenn zu dieser Adresse eine Bestätigung offen ist, haben wir eine neue E-Mail geschickt.',
  en: 'If this address still needs confirming, we have sent a new email.',
};

export const resendConfirmationEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.resend',
  method: 'post',
  summary: 'Send the confirmation mail again',
  input: emailConfirmResendInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await resendConfirmation(ctx, input);
    return { message: resendConfirmationTexts[ctx.locale] };
  },
});

const startResetTexts = {
  de: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail geschickt.',
  en: 'If there is an account for this address, we have sent an email.',
};

export const startResetEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.reset-init',
  method: 'post',
  summary: 'Ask for a link to set a new password',
  input: emailOnlyInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await startReset(ctx, input.email);
    return { message: startResetTexts[ctx.locale] };
  },
});
