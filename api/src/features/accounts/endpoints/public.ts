import * as operations from '@blattwerk/contract/accounts/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readSetting } from '../../settings/public.ts';
import { isNativeClient, setSessionCookies } from '../../users/public.ts';
import { presentMe } from '../accounts.presenter.ts';
import { ageOn } from '../age.ts';
import { confirmEmail, resendConfirmation } from '../confirmation.service.ts';
import { finishEmailChange } from '../email-change.service.ts';
import { register } from '../registration.service.ts';
import { finishReset, startReset } from '../reset.service.ts';

export const ageCheckEndpoint = publicFactory.build(operations.ageCheck, async ({ ctx, input }) => ({
  adult: ageOn(input.dob, ctx.clock.now()) >= (await readSetting(ctx, 'minAge')),
}));

export const confirmEmailEndpoint = publicFactory.buildUnbound(operations.confirmEmail, async ({ ctx, input, request, response }) => {
  const { session: opened, user, nextPage } = await confirmEmail(ctx, input);
  setSessionCookies(request, response, opened);
  const { token, sessionId, refreshToken, mustEnrol } = opened;
  return { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(user, mustEnrol), nextPage };
});

const texts = { de: 'Ihre neue E-Mail-Adresse gilt ab jetzt.', en: 'Your new email address is valid from now on.' };

export const finishEmailChangeEndpoint = publicFactory.buildUnbound(operations.finishEmailChange, async ({ ctx, input }) => {
  await finishEmailChange(ctx, input);
  return { message: texts[ctx.locale] };
});

const finishResetTexts = { de: 'Ihr Passwort ist geändert. Bitte melden Sie sich an.', en: 'Your password has been changed. Please log in.' };

export const finishResetEndpoint = publicFactory.build(operations.finishReset, async ({ ctx, input }) => {
  await finishReset(ctx, input);
  return { message: finishResetTexts[ctx.locale] };
});

const registerTexts = { de: 'Wir haben Ihnen eine E-Mail geschickt.', en: 'We have sent you an email.' };

export const registerEndpoint = publicFactory.buildUnbound(operations.register, async ({ ctx, input }) => {
  await register(ctx, input);
  return { message: registerTexts[ctx.locale] };
});

const resendConfirmationTexts = {
  de: 'Wenn zu dieser Adresse eine Bestätigung offen ist, haben wir eine neue E-Mail geschickt.',
  en: 'If this address still needs confirming, we have sent a new email.',
};

export const resendConfirmationEndpoint = publicFactory.buildUnbound(operations.resendConfirmation, async ({ ctx, input }) => {
  await resendConfirmation(ctx, input);
  return { message: resendConfirmationTexts[ctx.locale] };
});

const startResetTexts = {
  de: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail geschickt.',
  en: 'If there is an account for this address, we have sent an email.',
};

export const startResetEndpoint = publicFactory.buildUnbound(operations.startReset, async ({ ctx, input }) => {
  await startReset(ctx, input.email);
  return { message: startResetTexts[ctx.locale] };
});
