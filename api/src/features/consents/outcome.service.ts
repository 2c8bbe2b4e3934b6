import type { Consent, ConsentEffect, ConsentWay, ConsultationChoice } from '@blattwerk/contract/consents/shapes';
import type { ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { endConsentOf, noteConsent, readStanding } from './consents.service.ts';
import { wordedEffect, type Effect } from './effect-words.ts';

/** What a purpose means to the features that rely on it. */
export interface PurposeOutcome {
  /** What a withdrawal would do now; only reads. */
  effects(ctx: Ctx<Member>, choice: ConsultationChoice): Promise<Effect[]>;
  /** Does it. */
  withdrawn(ctx: Ctx<Member>, choice: ConsultationChoice): Promise<void>;
  /** What giving it does besides being noted. */
  given?(ctx: Ctx<Member>): Promise<void>;
}

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    consentOutcomes: Readonly<Record<ConsentPurpose, PurposeOutcome>>;
  }
}

/** @throws agreement.outdated for words other than the current ones */
export const giveConsent = async (ctx: Ctx<Member>, purpose: ConsentPurpose, given: { version?: number | undefined; way: ConsentWay }): Promise<Consent> => {
  await noteConsent(ctx, purpose, given);
  await ctx.hooks.consentOutcomes[purpose].given?.(ctx);
  return readStanding(ctx, purpose);
};

export const previewWithdrawal = async (ctx: Ctx<Member>, purpose: ConsentPurpose, choice: ConsultationChoice): Promise<ConsentEffect[]> => {
  const effects = await ctx.hooks.consentOutcomes[purpose].effects(ctx, choice);
  return (effects.length > 0 ? effects : [{ kind: 'nothing-open' } as const]).map((effect) => wordedEffect(effect, ctx.locale));
};

/** Ends the consent together with what relied on it, in the caller's transaction. Withdrawing twice changes nothing more. */
export const withdrawConsent = async (
  ctx: Ctx<Member>,
  purpose: ConsentPurpose,
  choice: ConsultationChoice,
): Promise<Consent & { effects: ConsentEffect[] }> => {
  const effects = await previewWithdrawal(ctx, purpose, choice);
  await endConsentOf(ctx, ctx.actor.id, purpose);
  await ctx.hooks.consentOutcomes[purpose].withdrawn(ctx, choice);
  return { ...(await readStanding(ctx, purpose)), effects };
};
