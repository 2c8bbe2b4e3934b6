import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { StoredAddress } from './suppressed-address.model.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** Mails to an address are not held any more. @returns how many leave now */
    addressIsReleased(ctx: Ctx, address: string): Promise<number>;
  }
}

/** An administrator has the address written to again, with what was held back first. @throws server.notFound */
export const releaseAddress = async (ctx: Ctx<Member>, id: string): Promise<{ address: string; sentAgain: number }> => {
  const row = found(await StoredAddress.query(ctx.trx).findById(id));
  await StoredAddress.query(ctx.trx).deleteById(id);
  await audit(ctx, { action: 'suppressed-address.release', objectType: 'suppressed-address', objectId: id });
  return { address: row.address, sentAgain: await ctx.hooks.addressIsReleased(ctx, row.address) };
};
