import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { cookieTexts, cookieTextVersion } from '@blattwerk/contract/consents/cookie-text';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { insertCookieChoice } from './cookie-choices.queries.ts';

/** The limit of answers from one network in an hour: the proofs are no store for strangers. */
const maxChoices = 120;

/** Keeps what was chosen, of which words, when; neither account nor address is in it. @throws auth.tooManyAttempts, agreement.outdated */
export const keepCookieChoice = async (ctx: Ctx, { isAgreed, version }: { isAgreed: boolean; version: number }): Promise<Date> => {
  const text = cookieTexts[version - 1];
  if (!text) throw failure('agreement.outdated', { version: cookieTextVersion });
  await takeTry(ctx, [{ key: addressKey(ctx, 'cookie-choices'), tries: maxChoices, within: duration.hours }]);
  const chosenAt = ctx.clock.now();
  await insertCookieChoice(ctx, {
    id: newId(),
    isAgreed,
    version,
    sha256: sha256(canonicalConsent('cookies', version, ctx.locale, text)),
    locale: ctx.locale,
    chosenAt,
  });
  return chosenAt;
};
