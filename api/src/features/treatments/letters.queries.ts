import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { LetterCorrection } from './letter-correction.model.ts';
import type { Treatment } from './treatment.model.ts';

/** A version of a medical letter. The first has the id of its request. */
interface LetterVersion {
  id: string;
  treatmentId: string;
  version: number;
  issuedAt: Date;
  /** Null while its document is being made. */
  fileId: string | null;
}

/** All versions of the letters of requests, of each letter the oldest first. */
const versionsOf = (trx: Knex, treatmentIds: readonly string[]): Promise<LetterVersion[]> =>
  trx('certificates')
    .whereIn('treatmentId', treatmentIds)
    .select('treatmentId as id', 'treatmentId', trx.raw('1 AS version'), 'issuedAt', 'letterFileId as fileId')
    .unionAll(trx('letter_corrections').whereIn('treatmentId', treatmentIds).select('id', 'treatmentId', 'version', 'issuedAt', 'fileId'))
    .orderBy(['treatmentId', 'version']);

export interface MadeLetter extends LetterVersion {
  isReplaced: boolean;
}

/** Of several versions every one is replaced for which a later one is made. */
export const lettersOf = async ({ trx }: Pick<Ctx, 'trx'>, treatmentIds: readonly string[]): Promise<MadeLetter[]> => {
  const versions = await versionsOf(trx, treatmentIds);
  return versions.map((one) => ({
    ...one,
    isReplaced: versions.some(({ treatmentId, version, fileId }) => treatmentId === one.treatmentId && version > one.version && fileId !== null),
  }));
};

/** The newest version that is made: the one to read. */
export const newestLetter = async (ctx: Pick<Ctx, 'trx'>, treatmentId: string): Promise<MadeLetter | undefined> =>
  (await lettersOf(ctx, [treatmentId])).findLast(({ fileId }) => fileId !== null);

export const correctionsOf = ({ trx }: Pick<Ctx, 'trx'>, treatmentId: string): Promise<LetterCorrection[]> =>
  LetterCorrection.query(trx).where({ treatmentId }).orderBy('version').execute();

/** As it was last corrected. */
export const diagnosisOf = async (ctx: Pick<Ctx, 'trx'>, { id, diagnosis }: Pick<Treatment, 'id' | 'diagnosis'>): Promise<string | null> =>
  (await correctionsOf(ctx, id)).at(-1)?.diagnosis ?? diagnosis;

/** @returns whether its version was free */
export const addCorrection = async ({ trx }: Ctx, correction: Partial<LetterCorrection>): Promise<boolean> =>
  (await trx('letter_corrections').insert(correction).onConflict(['treatmentId', 'version']).ignore().returning('id')).length > 0;

/** The diagnosis of a request as it was last corrected, in a query over `treatments`. */
export const diagnosisAsCorrected = (trx: Knex): Knex.Raw =>
  trx.raw(`coalesce((SELECT letter_corrections.diagnosis FROM letter_corrections WHERE letter_corrections.treatment_id = treatments.id
    ORDER BY letter_corrections.version DESC LIMIT 1), treatments.diagnosis) AS diagnosis`);
