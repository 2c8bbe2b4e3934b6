import type { RejectInput } from '@blattwerk/contract/reviews/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure } from '../../kernel/failure.ts';
import { queueMail } from '../mails/public.ts';
import type { Contribution } from './contribution.ts';
import { lockContributions, readCommentRecord, readReviewRecord } from './moderation.queries.ts';
import { moveContribution, type ContributionKind } from './move-contribution.ts';
import { User } from '../users/public.ts';

/** Writes that something was decided, and nothing of what: it is read after login. */
const notifyAuthor = async (ctx: Ctx, kind: ContributionKind, { id, patientId, version }: Contribution): Promise<void> => {
  if (patientId === null) return;
  const author = await User.query(ctx.trx).where({ id: patientId, status: 'active' }).select('locale').first();
  if (!author) return;
  await queueMail(ctx, {
    template: 'contribution-decided',
    recipientId: patientId,
    locale: author.locale,
    params: { contributionId: id },
    dedupeKey: `${kind}:${id}:${version}`,
  });
};

/** What a moderator decides; a reason comes with what is not published. */
export type Decision = { action: 'publish' } | ({ action: 'reject' } & Pick<RejectInput, 'reason' | 'text'>);

const written = (ctx: Ctx, decision: Decision): Record<string, unknown> => {
  const decidedAt = ctx.clock.now();
  if (decision.action === 'reject') return { reason: decision.reason, reasonText: decision.text ?? null, decidedAt };
  return { publishedAt: decidedAt, decidedAt };
};

/** One decision about a row that is locked, with its line in the audit log and the mail to its author. @throws invalid.status */
export const decide = async (ctx: Ctx, kind: ContributionKind, row: Contribution, decision: Decision): Promise<void> =>
  notifyAuthor(ctx, kind, await moveContribution(ctx, kind, row, decision.action, written(ctx, decision)));

interface Named {
  id: string;
  version: number;
}

const readShown = (ctx: Ctx, kind: ContributionKind, id: string): Promise<object> =>
  kind === 'review' ? readReviewRecord(ctx, id) : readCommentRecord(ctx, id);

/** The row that a moderator has read. @throws server.notFound, server.conflict with both states when its author has changed it since */
const locked = async (ctx: Ctx, kind: ContributionKind, { id, version }: Named, yours: Decision): Promise<Contribution> => {
  const [row] = (await lockContributions(ctx, kind, [id])).filter(({ status }) => status !== 'withdrawn');
  if (!row) throw failure('server.notFound');
  assertVersion(row, version, { current: await readShown(ctx, kind, id), yours });
  return row;
};

/** @throws server.notFound, server.conflict, invalid.status */
const decideOne = async (ctx: Ctx, kind: ContributionKind, named: Named, decision: Decision): Promise<void> =>
  decide(ctx, kind, await locked(ctx, kind, named, decision), decision);

/** @throws server.notFound, server.conflict, invalid.status */
export const publishContribution = (ctx: Ctx, kind: ContributionKind, input: Named): Promise<void> => decideOne(ctx, kind, input, { action: 'publish' });

/** @throws server.notFound, server.conflict, invalid.status */
export const rejectContribution = (ctx: Ctx, kind: ContributionKind, { reason, text, ...named }: RejectInput): Promise<void> =>
  decideOne(ctx, kind, named, { action: 'reject', reason, text });
