import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { countChanges, type QuestionnaireDraft as Shown, type QuestionnaireDraftRow } from '@blattwerk/contract/health-states/draft';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { newestVersion, readDefinition } from './definitions.queries.ts';
import { QuestionnaireDraft } from './questionnaire-draft.model.ts';

const presentRow = async (ctx: Ctx, { id, basedOn, steps, version, createdAt, updatedAt }: QuestionnaireDraft): Promise<QuestionnaireDraftRow> => ({
  ...{ id, basedOn, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  changeCount: countChanges((await readDefinition(ctx, basedOn)).steps, steps),
});

const drafts = defineList({
  fields: columnsOf('questionnaire_drafts', { id: 'id', createdAt: 'instant' }),
  key: ['questionnaire_drafts.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['questionnaire_drafts.basedOn'] },
  visibleTo: ({ trx }: Ctx) => trx('questionnaire_drafts').select('questionnaire_drafts.*'),
  present: (rows: readonly QuestionnaireDraft[], ctx: Ctx) => Promise.all(rows.map((row) => presentRow(ctx, row))),
});

export const listDrafts = (ctx: Ctx, query: ListQuery): Promise<RecordPage<QuestionnaireDraftRow>> => listRecords(drafts, ctx, query);

/** @throws server.notFound */
export const readDraft = async (ctx: Ctx, id: string): Promise<Shown> => {
  const draft = found(await QuestionnaireDraft.query(ctx.trx).findById(id), 'server.notFound');
  const row = await presentRow(ctx, draft);
  // An unchanged copy is no new version; nor is one of a version that is not asked any more.
  const isPublishable = row.changeCount > 0 && draft.basedOn === (await newestVersion(ctx));
  return {
    ...row,
    abilities: ['update', ...(isPublishable ? (['publish'] as const) : []), 'discard'],
    definition: { version: draft.basedOn + 1, publishedAt: row.updatedAt, steps: draft.steps },
  };
};

export const questionnaireDraftList = openedBy(() => drafts);
