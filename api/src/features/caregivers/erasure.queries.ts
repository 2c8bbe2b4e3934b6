import type { Ctx } from '../../kernel/ctx.ts';

/** Accesses go with the account of either side, and invitations with the account of the invited address. */
export const deleteCaregiversOf = async ({ trx }: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> =>
  void (await trx('caregivers').where({ patientId: userId }).orWhere({ caregiverId: userId }).orWhere({ email }).delete());
