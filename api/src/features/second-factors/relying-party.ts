import type { Ctx } from '../../kernel/ctx.ts';

/** Whom passkeys belong to: the product's own address from the configuration, never from a request. */
export const relyingParty = (ctx: Pick<Ctx, 'baseUrl'>): { id: string; origin: string } => {
  const { hostname, origin } = new URL(ctx.baseUrl);
  return { id: hostname, origin };
};

/** What the authenticator keeps of the person: the account's id, which says nothing about them. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(userId));
