import type { TanWay } from '@blattwerk/contract/pharmacy-access/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import { linkToken } from '../../kernel/pharmacy-link-secrets.ts';

export interface PharmacyLinkRow {
  sendingId: string;
  pharmacyId: string;
  /** Of the sending's first prescription: how pharmacy and staff name the item to each other. */
  number: string;
  tokenHash: string;
  tanSerial: number;
  tanBy: TanWay | null;
  tanSentAt: Date | null;
  tries: number;
  opensUntil: Date | null;
  createdAt: Date;
}

export const findLink = (ctx: Pick<Ctx, 'trx'>, token: string): Promise<PharmacyLinkRow | undefined> =>
  ctx
    .trx('pharmacy_links')
    .where({ tokenHash: sha256(token) })
    .first();

/** The link of a sending; made when it is asked for the first time. */
export const ensureLink = async (ctx: Ctx, { sendingId, ...given }: Pick<PharmacyLinkRow, 'sendingId' | 'pharmacyId' | 'number'>): Promise<void> => {
  const row = { ...given, sendingId, tokenHash: sha256(linkToken(ctx.secrets, sendingId)), createdAt: ctx.clock.now() };
  await ctx.trx('pharmacy_links').insert(row).onConflict('sending_id').ignore();
};

export type AccessOutcome = 'opened' | 'wrong-tan' | 'locked' | 'expired' | 'voided';
