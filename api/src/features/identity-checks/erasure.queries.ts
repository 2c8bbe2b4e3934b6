import type { Ctx } from '../../kernel/ctx.ts';

/** That the identity was checked stays with the record; what the document said is deleted. */
export const anonymizeIdentityChecksOf = async ({ trx }: Ctx, patientId: string): Promise<void> =>
  void (await trx('identity_checks')
    .where({ patientId })
    .update({ documentFirstName: null, documentLastName: null, documentBornOn: null, profileDigest: null }));

export const deleteIdentityChecksOf = async ({ trx }: Ctx, patientId: string): Promise<void> => {
  await trx('identity_sightings').where({ patientId }).delete();
  await trx('identity_checks').where({ patientId }).delete();
};
