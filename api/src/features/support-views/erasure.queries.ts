import type { Ctx } from '../../kernel/ctx.ts';

/** That administrators looked at a patient's dashboard stays in the audit log; the views themselves go with the account. */
export const deleteSupportViewsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => void (await trx('support_views').where({ patientId }).delete());
