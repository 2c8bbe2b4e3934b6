import type { Category } from '@blattwerk/contract/products/enums';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from './settings.service.ts';

/**
 * Whether medicines of these categories may be sent by mail order on this day (`law.mailOrderFlowers`, which holds from its start date on).
 * One flower among them is enough for a no. The pharmacy's own courier is not mail order and is not asked here.
 * Called wherever shipping is priced or offered: the pharmacy choice, the selection's coverage and the choice of fulfilment.
 */
export const isMailOrderAllowed = async (ctx: Pick<Ctx, 'trx' | 'clock'>, categories: readonly Category[]): Promise<boolean> =>
  !categories.includes('flower') || (await readSetting(ctx, 'law.mailOrderFlowers'));
