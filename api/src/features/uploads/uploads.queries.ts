import type { UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import { openTreatmentStatuses, type TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { Span } from '../../jobs/job.ts';
import { takesMessages, treatmentsVisibleTo } from '../treatments/public.ts';
import { User } from '../users/public.ts';
import { isOpen } from './upload.presenter.ts';
import { visibleTo, type Upload } from './upload.model.ts';

interface Case {
  id: string;
  status: TreatmentStatus;
  decidedAt: Date | null;
  takesMessages: boolean;
}

const unpaid: readonly TreatmentStatus[] = ['draft', 'awaiting-payment'];

/** Files, and the sending of a request, happen one after the other for one patient: each locks the same row. */
export const lockPatient = async ({ trx, actor }: Ctx<Member>): Promise<void> => void (await User.query(trx).findById(actor.id).forNoKeyUpdate());

/** The request, if the actor has it: the own one of a patient, the one that the doctor took. @throws treatment.notFound */
export const findCase = async (ctx: Ctx<Member>, treatmentId: string): Promise<Case> => {
  const { trx, actor } = ctx;
  const query = treatmentsVisibleTo(trx, actor).where('treatments.id', treatmentId);
  if (actor.role === 'doctor') void query.where('treatments.doctorId', actor.id);
  const columns = ['treatments.id', 'treatments.status', 'treatments.decidedAt', trx.raw('? AS takes_messages', [takesMessages(ctx)])];
  return found(await query.first(columns), 'treatment.notFound') as Case;
};

const openCases = ({ trx, actor }: Ctx<Member>): Knex.QueryBuilder => treatmentsVisibleTo(trx, actor).whereIn('treatments.status', [...openTreatmentStatuses]);

/** The patient's request that is not paid: it still follows the questionnaire, and so do the files. */
const findUnpaid = async (ctx: Ctx<Member>): Promise<Pick<Case, 'id'> | undefined> => openCases(ctx).whereIn('treatments.status', unpaid).first('id');

interface Addressed {
  treatmentId: string | null;
  purpose: UploadPurpose;
  begunAt: Date;
}

/**
 * Where a file belongs: to the request that it names, to the one that was sent while it was on its way, else to the next one.
 * @throws treatment.notFound, treatment.cantProcessed when the request is decided, but for a file that is to leave with a message
 */
export const caseOf = async (ctx: Ctx<Member>, { treatmentId, purpose, begunAt }: Addressed): Promise<string | null> => {
  if (treatmentId) {
    const one = await findCase(ctx, treatmentId);
    if (!isOpen(one.status) && !(purpose === 'answer' && one.takesMessages)) throw failure('treatment.cantProcessed');
    return one.id;
  }
  const sent: Pick<Case, 'id'> | undefined = await openCases(ctx)
    .where((query) => void query.where('treatments.createdAt', '>=', begunAt).orWhereIn('treatments.status', unpaid))
    .first('id');
  return sent?.id ?? null;
};

/** One request, or what joins the next one, with what already joined a request that is not paid. */
interface Scope {
  treatmentId: string | undefined;
  isNext: boolean;
}

export const scopeOf = async (ctx: Ctx<Member>, treatmentId: string | null): Promise<Scope> =>
  treatmentId ? { treatmentId, isNext: false } : { treatmentId: (await findUnpaid(ctx))?.id, isNext: true };

export const filesIn = ({ trx, actor }: Ctx<Member>, { treatmentId, isNext }: Scope): QueryBuilder<Upload, Upload[]> =>
  visibleTo(trx, actor).where((query) => {
    if (isNext) void query.whereNull('treatmentId');
    if (treatmentId) void query.orWhere({ treatmentId });
  });

/** Files that wait for the scanner without a job. */
export const withoutScan = (trx: Knex, { from, to }: Span): Promise<{ uploadId: string }[]> =>
  trx('uploads').where({ status: 'scanning' }).where('createdAt', '>', from).where('createdAt', '<', to).select('id as uploadId');
