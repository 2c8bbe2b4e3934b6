import type { Ctx } from '../../kernel/ctx.ts';

/** The invitations that a person sent go with the account. */
export const deleteInvitationsOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('invitations').where({ inviterId: userId }).delete());
