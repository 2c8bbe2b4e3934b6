import * as operations from '@blattwerk/contract/consents/operations';
import { publicFactory } from '../../../http/factories.ts';
import { keepCookieChoice } from '../cookie-choices.service.ts';

export const chooseCookiesEndpoint = publicFactory.buildUnbound(operations.chooseCookies, async ({ ctx, input }) => ({
  chosenAt: (await keepCookieChoice(ctx, input)).toISOString(),
}));
