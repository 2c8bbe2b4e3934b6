import { isMember, recallOwn, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { settingIn } from '../catalogue/public.ts';
import { hasPrescription } from './market.queries.ts';

/** What the caller may see of the market. */
export interface MarketAccess {
  prices: boolean;
  images: boolean;
  effects: boolean;
  sideEffects: boolean;
  benefits: boolean;
  /** What patients wrote about a product. */
  reviews: boolean;
}

const isStaff = (ctx: Ctx): boolean => ctx.actor.role === 'doctor' || ctx.actor.role === 'admin' || ctx.actor.role === 'pharmacy';

const isPatientWithPrescription = async (ctx: Ctx): Promise<boolean> =>
  isMember(ctx) && ctx.actor.role === 'patient' && recallOwn(ctx, 'prescribed', (own) => hasPrescription(own, own.actor.id));

/**
 * Reads the settings `market.visibility`, `market.contents` and `highlights.visibility` for this caller. The first is the widest that anything is seen.
 * @throws server.unauthorized for visitors, server.forbidden for patients without a prescription, while the market is closed
 */
export const marketAccess = async (ctx: Ctx): Promise<MarketAccess> => {
  const { settings } = await ctx.catalogue.current();
  const market = settingIn(settings, 'market.visibility', ctx.clock.now());
  const contents = settingIn(settings, 'market.contents', ctx.clock.now());
  const highlights = settingIn(settings, 'highlights.visibility', ctx.clock.now());
  const isSignedIn = ctx.actor.role !== 'visitor';
  const asksForPrescription = market === 'closed' || [...Object.values(contents), ...Object.values(highlights)].includes('prescription');
  const isPrescribed = isStaff(ctx) || (asksForPrescription && (await isPatientWithPrescription(ctx)));
  if (market === 'closed' && !isPrescribed) throw failure(isSignedIn ? 'server.forbidden' : 'server.unauthorized');
  const isOpen = market !== 'register' || isSignedIn;
  const reaches = {
    none: false,
    all: true,
    register: isSignedIn,
    prescription: isPrescribed,
    doctor: ctx.actor.role === 'doctor' || ctx.actor.role === 'admin',
  } as const;
  return {
    prices: isOpen && reaches[contents.prices],
    images: isOpen && reaches[contents.images],
    effects: isOpen && reaches[highlights.effects],
    sideEffects: isOpen && reaches[highlights.sideEffects],
    benefits: isOpen && reaches[highlights.benefits],
    reviews: isOpen,
  };
};
