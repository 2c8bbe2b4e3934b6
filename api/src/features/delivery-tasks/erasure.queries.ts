import type { Ctx } from '../../kernel/ctx.ts';

export const deleteTasksOf = async ({ trx }: Ctx, patientId: string): Promise<void> =>
  void (await trx('delivery_tasks').whereIn('sendingId', trx('sendings').where({ patientId }).select('id')).delete());
