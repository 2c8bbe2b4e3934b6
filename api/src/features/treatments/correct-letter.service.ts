import type { CorrectLetterInput, IssuedLetter } from '@blattwerk/contract/treatments/letters';
import { audit } from '../../kernel/audit.ts';
import { actorId, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { letterWords } from './letter-input.ts';
import { addCorrection, correctionsOf, lettersOf } from './letters.queries.ts';
import { checkNextCheck } from './next-check.ts';
import { Treatment } from './treatment.model.ts';

/** The newest version of a request's letter for the doctor who has it; null without an approval. */
export const readIssuedLetter = async (ctx: Ctx, treatment: Treatment): Promise<IssuedLetter | null> => {
  const newest = (await lettersOf(ctx, [treatment.id])).at(-1);
  if (!newest) return null;
  const correction = (await correctionsOf(ctx, treatment.id)).at(-1);
  const { diagnosis, remoteJustification, letter, nextCheckOn } = correction ?? letterWords(treatment);
  return {
    version: newest.version,
    issuedAt: newest.issuedAt.toISOString(),
    reason: correction?.reason ?? null,
    diagnosis,
    remoteJustification: remoteJustification ?? '',
    letter,
    nextCheckOn,
    isCorrectable: newest.fileId !== null && treatment.doctorId === actorId(ctx.actor),
  };
};

/**
 * The doctor wrote something wrong: a new version of the letter is issued, which says what it replaces and why. The decision stays as it was made.
 * @throws treatment.notFound, treatment.letterNotCorrectable, treatment.nextCheckPast
 */
export const correctLetter = async (ctx: Ctx<Member>, { id, version, letter, nextCheckOn, ...words }: CorrectLetterInput): Promise<void> => {
  const treatment = found(await Treatment.query(ctx.trx).findOne({ id, doctorId: ctx.actor.id, status: 'approved' }), 'treatment.notFound');
  const newest = (await lettersOf(ctx, [id])).at(-1);
  if (newest?.version !== version || newest.fileId === null) throw failure('treatment.letterNotCorrectable');
  const former = (await correctionsOf(ctx, id)).at(-1) ?? treatment;
  checkNextCheck(ctx, nextCheckOn, former.nextCheckOn);
  const next = version + 1;
  // Of two corrections at once the second finds its version taken.
  const isAdded = await addCorrection(ctx, {
    ...{ id: newId(), treatmentId: id, doctorId: ctx.actor.id, version: next, ...words },
    ...{ letter: letter || null, nextCheckOn: nextCheckOn ?? null, issuedAt: ctx.clock.now() },
  });
  if (!isAdded) throw failure('treatment.letterNotCorrectable');
  const [before, after] = [{ version }, { version: next }];
  await audit(ctx, { action: 'letter.correct', objectType: 'certificate', objectId: id, patientId: treatment.patientId, before, after });
  await ctx.jobs.send('treatments.issue-documents', { treatmentId: id });
};
