import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';

interface CookieChoice {
  id: string;
  isAgreed: boolean;
  version: number;
  /** Of the words that were shown. */
  sha256: string;
  locale: Locale;
  chosenAt: Date;
}

export const insertCookieChoice = async ({ trx }: Ctx, row: CookieChoice): Promise<void> => void (await trx('cookie_choices').insert(row));

/** @returns how many proofs were deleted, at most `limit` */
export const deleteCookieChoicesBefore = ({ trx }: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> =>
  trx('cookie_choices')
    .whereIn('id', trx('cookie_choices').where('chosenAt', '<', before).limit(limit).select('id'))
    .delete();
