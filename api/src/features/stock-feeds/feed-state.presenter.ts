import type { Locale } from '@blattwerk/contract/errors';
import { runProblemText } from '@blattwerk/contract/stock-feeds/problems';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedStateRow } from './feed-state.queries.ts';

export const presentFeedState = (row: FeedStateRow, locale: Locale): Pick<FeedRecord, 'lastRun' | 'confirmedAt' | 'freshness' | 'openArticles'> => ({
  lastRun:
    row.runId && row.runStatus && row.runStartedAt
      ? {
          id: row.runId,
          status: row.runStatus,
          reasonText: row.runReason ? runProblemText(row.runReason, locale, row.runReasonValues ?? {}) : null,
          startedAt: row.runStartedAt.toISOString(),
          finishedAt: row.runFinishedAt?.toISOString() ?? null,
          matched: row.runMatched ?? 0,
          rowErrors: row.runRowErrors ?? 0,
        }
      : null,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  freshness: row.freshness,
  openArticles: row.openArticles,
});
