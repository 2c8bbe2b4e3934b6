import { contributionStates, type ContributionAction } from '@blattwerk/contract/reviews/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import type { Contribution } from './contribution.ts';

export const contributionTables = { review: 'reviews', 'review-comment': 'review_comments' } as const;
export type ContributionKind = keyof typeof contributionTables;

/** The log names statuses and the moderator's reason, never the product or a word of the text. */
export const auditContribution = (
  ctx: Ctx,
  kind: ContributionKind,
  { id, patientId }: Pick<Contribution, 'id' | 'patientId'>,
  entry: { action: 'create' | ContributionAction; before?: object; after: object },
): Promise<void> =>
  audit(ctx, {
    action: `${kind}.${entry.action}`,
    objectType: kind,
    objectId: id,
    patientId,
    ...(entry.before ? { before: { ...entry.before } } : {}),
    after: { ...entry.after },
  });

/** One step of a review or a comment, with its line in the audit log. What a moderator said before no longer holds. */
export const moveContribution = async <Row extends Contribution>(
  ctx: Ctx,
  kind: ContributionKind,
  row: Row,
  action: ContributionAction,
  set: Record<string, unknown> = {},
): Promise<Row> => {
  const decision = { reason: null, reasonText: null, publishedAt: null };
  const moved = await transition<Row, Contribution['status'], ContributionAction>(ctx.trx, contributionTables[kind], row, {
    table: contributionStates,
    action,
    set: { ...decision, ...set },
  });
  await auditContribution(ctx, kind, row, {
    action,
    before: { status: row.status },
    after: { status: moved.status, ...(moved.reason === null ? {} : { reason: moved.reason }) },
  });
  return moved;
};
