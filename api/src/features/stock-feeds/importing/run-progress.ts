import type { RunPhase } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { FeedRun, type FeedRun as Run } from '../stock-feed.model.ts';

/** People watch; more often would only cost the database. Imports that are quicker than this write nothing. */
const everyMs = 500;

export interface RunProgress {
  enter(phase: RunPhase): void;
  /** Reports the number of rows read so far. */
  read(rows: number): void;
  stop(): Promise<void>;
}

/** Shows a running import to those who watch, beside its transaction. `ctx` must not be bound to it. */
export const showProgress = (ctx: Ctx, run: Pick<Run, 'id'>): RunProgress => {
  const shown: { phase: RunPhase; rows: number } = { phase: 'reading', rows: 0 };
  let isNew = true;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    try {
      await FeedRun.query(ctx.trx)
        .findById(run.id)
        .where({ status: 'running' })
        .patch({ ...shown });
    } catch (error) {
      ctx.log.warn({ runId: run.id, err: error }, 'progress of an import could not be shown');
    }
  };
  const timer = setInterval(() => {
    if (!isNew) return;
    isNew = false;
    writing = writing.then(write);
  }, everyMs);
  timer.unref();
  const change = (news: Partial<typeof shown>): void => {
    Object.assign(shown, news);
    isNew = true;
  };
  return {
    enter: (phase) => change({ phase }),
    read: (rows) => change({ rows }),
    stop: () => {
      clearInterval(timer);
      return writing;
    },
  };
};
