import type { Ctx } from '../../kernel/ctx.ts';

export const deleteQuestionsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => void (await trx('pharmacy_questions').where({ patientId }).delete());
