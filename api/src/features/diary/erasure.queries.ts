import type { Ctx } from '../../kernel/ctx.ts';

/** The diary is the patient's own: it goes with the account, also where the record must stay. */
export const deleteDiaryOf = async ({ trx }: Ctx, patientId: string): Promise<void> => {
  await trx('diary_withheld').where({ patientId }).delete();
  await trx('diary_versions').where({ patientId }).delete();
  await trx('diary_entries').where({ patientId }).delete();
};
