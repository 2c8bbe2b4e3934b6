import { socialProviders, type SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { Request } from 'express';
import passport from 'passport';
import type { Departure, Return } from '../../http/provider-redirect.ts';
import { appOf } from '../../http/request-context.ts';

const openidStrategy = (provider: SocialProvider): passport.Strategy => ({
  name: provider,
  authenticate(request: Request, options: Departure | Return) {
    const { openid } = appOf(request).ports;
    const { attempt } = options;
    const depart = async ({ keep }: Departure): Promise<void> => {
      const url = await openid.authorizationUrl(provider, attempt);
      await keep();
      this.redirect(url, 303);
    };
    const step = 'answer' in options ? openid.identify(provider, attempt, options.answer).then((identity) => this.success(identity)) : depart(options);
    step.catch((error: unknown) => this.error(error));
  },
});

/** Teaches passport Google and Apple. Called once at start; neither is asked for anything yet. */
export const useOpenidStrategies = (): void => {
  for (const provider of socialProviders) passport.use(provider, openidStrategy(provider));
};
