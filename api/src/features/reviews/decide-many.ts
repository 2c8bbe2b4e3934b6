import type { DecideManyInput, DecideManyResult, SkipReason } from '@blattwerk/contract/reviews/decision-shapes';
import { contributionStates } from '@blattwerk/contract/reviews/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { Contribution } from './contribution.ts';
import { decide, type Decision } from './moderation.service.ts';
import { lockContributions } from './moderation.queries.ts';
import type { ContributionKind } from './move-contribution.ts';

/** Why this one is left as it is. Pure. */
const skipReason = (row: Contribution | undefined, version: number, action: Decision['action']): SkipReason | undefined => {
  if (!row || row.status === 'withdrawn') return 'gone';
  if (!possibleActions(contributionStates, row.status).includes(action)) return 'decided';
  return row.version === version ? undefined : 'changed';
};

const decisionOf = (input: DecideManyInput): Decision | undefined => {
  if ('isPreview' in input) return undefined;
  return input.action === 'publish' ? { action: 'publish' } : { action: 'reject', reason: input.reason, text: input.text };
};

/**
 * One decision about many, each by the rules of a single one: what its author has changed or a user has decided meanwhile is left alone and named.
 */
export const decideMany = async (ctx: Ctx, kind: ContributionKind, input: DecideManyInput): Promise<DecideManyResult> => {
  const versions = new Map(input.items.map(({ id, version }) => [id, version]));
  const rows = await lockContributions(ctx, kind, [...versions.keys()]);
  const decision = decisionOf(input);
  const skipped: DecideManyResult['skipped'] = [];
  for (const [id, version] of versions) {
    const row = rows.find((one) => one.id === id);
    const reason = skipReason(row, version, input.action);
    if (reason !== undefined) skipped.push({ id, reason });
    else if (row && decision) await decide(ctx, kind, row, decision);
  }
  return { decided: versions.size - skipped.length, skipped };
};
