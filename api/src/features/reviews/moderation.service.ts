import type { RejectInput } from '@blattwerk/contract/reviews/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { queueMail } from '../mails/public.ts';
import type { Contribution } from './contribution.ts';
import { contributionTables, moveContribution, type ContributionKind } from './move-contribution.ts';

/** The row that a moderator has read. @throws server.notFound, server.conflict when its author has changed it since */
const readRow = <Row extends Contribution>(row: Row | undefined, version: number | undefined): Row => {
  const known = found(row);
  if (known.status === 'withdrawn') throw failure('server.notFound');
  if (version !== undefined && version !== known.version) throw failure('server.conflict');
  return known;
};

/** That something was decided, and nothing of what: it is read after login. */
const tellAuthor = async (ctx: Ctx, kind: ContributionKind, { id, patientId, version }: Contribution): Promise<void> => {
  if (patientId === null) return;
  const author = await ctx.trx('users').where({ id: patientId, status: 'active' }).first<{ locale: Locale } | undefined>('locale');
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

/** One decision about a row that is locked, with its line in the audit log and the word to its author. @throws invalid.status */
export const decide = async (ctx: Ctx, kind: ContributionKind, row: Contribution, decision: Decision): Promise<void> =>
  tellAuthor(ctx, kind, await moveContribution(ctx, kind, row, decision.action, written(ctx, decision)));

interface Named {
  id: string;
  version?: number | undefined;
}
const locked = async (ctx: Ctx, kind: ContributionKind, { id, version }: Named): Promise<Contribution> =>
  readRow<Contribution>(await ctx.trx(contributionTables[kind]).where({ id }).forUpdate().first(), version);

/** @throws server.notFound, server.conflict, invalid.status */
export const publishContribution = async (ctx: Ctx, kind: ContributionKind, input: Named): Promise<void> =>
  decide(ctx, kind, await locked(ctx, kind, input), { action: 'publish' });

/** @throws server.notFound, server.conflict, invalid.status */
export const rejectContribution = async (ctx: Ctx, kind: ContributionKind, { reason, text, ...named }: RejectInput): Promise<void> =>
  decide(ctx, kind, await locked(ctx, kind, named), { action: 'reject', reason, text });
