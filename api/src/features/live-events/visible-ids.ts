import { inReading, type Ctx, type Member } from '../../kernel/ctx.ts';
import { visibleQuestionIds } from '../pharmacy-questions/public.ts';
import { mentionedIn, treatmentsVisibleTo } from '../treatments/public.ts';

type Visible = (ctx: Ctx<Member>, ids: string[]) => Promise<string[]>;

const byList: Readonly<Record<string, Visible>> = {
  treatments: ({ trx, actor }, ids) => treatmentsVisibleTo(trx, actor).whereIn('treatments.id', ids).pluck<string[]>('treatments.id'),
  'pharmacy-questions': visibleQuestionIds,
  mentions: mentionedIn,
};

/** More than these at once are a list that changed. */
const mostIds = 200;

/** Those of the ids that the actor may see; none for a list that names none. */
export const visibleIds = async (ctx: Ctx<Member>, list: string, ids: ReadonlySet<string>): Promise<string[]> => {
  const visible = byList[list];
  if (!visible || ids.size === 0 || ids.size > mostIds) return [];
  return inReading(ctx, (bound) => visible(bound, [...ids]));
};
