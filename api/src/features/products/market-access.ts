import { isMember, recallOwn, type Ctx, type MarketReach } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { settingIn } from '../catalogue/public.ts';
import { hasPrescription } from './market.queries.ts';
import { sealedQuery } from './picture-seal.ts';

/** What the caller may see of the market. */
export interface MarketAccess {
  prices: boolean;
  images: boolean;
  /** What the address of a picture ends with: nothing where everybody sees pictures, else a seal of the audience that does. */
  imageQuery: string;
  effects: boolean;
  sideEffects: boolean;
  benefits: boolean;
  /** What patients wrote about a product. */
  reviews: boolean;
}

const audiences = { patient: 'register', pharmacy: 'prescription', doctor: 'doctor', admin: 'doctor' } as const satisfies Partial<
  Record<Ctx['actor']['role'], MarketReach>
>;

/** The audience that a caller belongs to without a look at prescriptions; undefined for visitors. */
const audienceOf = ({ actor }: Ctx): MarketReach | undefined =>
  actor.role === 'visitor' ? actor.audience : actor.role in audiences ? audiences[actor.role as keyof typeof audiences] : 'register';

const isPatientWithPrescription = async (ctx: Ctx): Promise<boolean> =>
  isMember(ctx) && ctx.actor.role === 'patient' && recallOwn(ctx, 'prescribed', (own) => hasPrescription(own, own.actor.id));

/** How much of the market this caller may see: a patient with a prescription sees more than one without. */
export const marketReach = async (ctx: Ctx): Promise<MarketReach | undefined> => ((await isPatientWithPrescription(ctx)) ? 'prescription' : audienceOf(ctx));

/**
 * Reads the settings `market.visibility`, `market.contents` and `highlights.visibility` for this caller. The first is the widest that anything is seen.
 * @throws server.unauthorized for visitors, server.forbidden for patients without a prescription, while the market is closed
 */
export const marketAccess = async (ctx: Ctx): Promise<MarketAccess> => {
  const { settings } = await ctx.catalogue.current();
  const market = settingIn(settings, 'market.visibility', ctx.clock.now());
  const contents = settingIn(settings, 'market.contents', ctx.clock.now());
  const highlights = settingIn(settings, 'highlights.visibility', ctx.clock.now());
  const audience = audienceOf(ctx);
  const isSignedIn = audience !== undefined;
  const asksForPrescription = market === 'closed' || [...Object.values(contents), ...Object.values(highlights)].includes('prescription');
  const isPrescribed = audience === 'prescription' || audience === 'doctor' || (asksForPrescription && (await isPatientWithPrescription(ctx)));
  if (market === 'closed' && !isPrescribed) throw failure(isSignedIn ? 'server.forbidden' : 'server.unauthorized');
  const isOpen = market !== 'register' || isSignedIn;
  const reaches = {
    none: false,
    all: true,
    register: isSignedIn,
    prescription: isPrescribed,
    doctor: audience === 'doctor',
  } as const;
  const images = isOpen && reaches[contents.images];
  const isForAll = market === 'open' && contents.images === 'all';
  const needed = market === 'closed' || contents.images === 'prescription' ? 'prescription' : 'register';
  return {
    prices: isOpen && reaches[contents.prices],
    images,
    imageQuery: images && !isForAll ? sealedQuery(ctx, needed) : '',
    effects: isOpen && reaches[highlights.effects],
    sideEffects: isOpen && reaches[highlights.sideEffects],
    benefits: isOpen && reaches[highlights.benefits],
    reviews: isOpen,
  };
};
