import * as operations from '@blattwerk/contract/health-states/operations';
import * as drafts from '@blattwerk/contract/health-states/draft-operations';
import { adminFactory } from '../../../http/factories.ts';
import { listQuestionnaires, readQuestionnaire } from '../definitions.queries.ts';
import { listDrafts, readDraft } from '../drafts.queries.ts';
import { discardDraft, editDraft, publishDraft, startDraft } from '../drafts.service.ts';

export const listQuestionnairesEndpoint = adminFactory.build(operations.listQuestionnaires, ({ ctx, input }) => listQuestionnaires(ctx, input));

export const readQuestionnaireEndpoint = adminFactory.build(operations.readQuestionnaire, ({ ctx, input }) => readQuestionnaire(ctx, input.id));

export const listDraftsEndpoint = adminFactory.build(drafts.listDrafts, ({ ctx, input }) => listDrafts(ctx, input));

export const readDraftEndpoint = adminFactory.build(drafts.readDraft, ({ ctx, input }) => readDraft(ctx, input.id));

export const startDraftEndpoint = adminFactory.build(drafts.startDraft, ({ ctx }) => startDraft(ctx));

export const editDraftEndpoint = adminFactory.build(drafts.editDraft, ({ ctx, input }) => editDraft(ctx, input));

export const publishDraftEndpoint = adminFactory.build(drafts.publishDraft, ({ ctx, input }) => publishDraft(ctx, input.id));

export const discardDraftEndpoint = adminFactory.build(drafts.discardDraft, async ({ ctx, input }) => {
  await discardDraft(ctx, input.id);
  return {};
});
