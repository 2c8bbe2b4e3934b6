import type { QuestionnaireRecord } from '@blattwerk/contract/health-states/definition';
import { withWords, type EditDraftInput, type QuestionnaireDraft as Shown } from '@blattwerk/contract/health-states/draft';

import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { readDefinition, readQuestionnaire } from './definitions.queries.ts';
import { readDraft } from './drafts.queries.ts';
import { QuestionnaireDraft } from './questionnaire-draft.model.ts';
import { QuestionnaireVersion } from './questionnaire-version.model.ts';

/** A draft of the newest version. Of two begun at once the database takes one, and both get that one. */
export const startDraft = async (ctx: Ctx<Member>): Promise<Shown> => {
  const { version: basedOn, steps } = await readDefinition(ctx);
  const now = ctx.clock.now();
  const id = newId();
  await QuestionnaireDraft.query(ctx.trx).insert({ id, basedOn, steps, version: 1, createdAt: now, updatedAt: now }).onConflict().ignore();
  const draft = found(await QuestionnaireDraft.query(ctx.trx).first(), 'server.notFound');
  if (draft.id === id) await audit(ctx, { action: 'questionnaire-draft.start', objectType: 'questionnaire-draft', objectId: id, after: { basedOn } });
  return readDraft(ctx, draft.id);
};

const lock = async (ctx: Ctx<Member>, id: string): Promise<QuestionnaireDraft> =>
  found(await QuestionnaireDraft.query(ctx.trx).findById(id).forUpdate(), 'server.notFound');

/** @throws server.notFound, server.conflict, server.unprocessableEntity for words of something that the questionnaire does not ask */
export const editDraft = (ctx: Ctx<Member>, { id, version, ...input }: EditDraftInput): Promise<Shown> =>
  editRecord(ctx, {
    ...{ action: 'questionnaire-draft.update', objectType: 'questionnaire-draft', id, version, input },
    lock: () => lock(ctx, id),
    read: () => readDraft(ctx, id),
    write: async (draft, next) => {
      const steps = withWords(draft.steps, input);
      if (!steps) throw failure('server.unprocessableEntity');
      await QuestionnaireDraft.query(ctx.trx)
        .findById(id)
        .patch({ steps, ...next });
      return undefined;
    },
  });

/** The draft becomes the version that is asked from now on. @throws server.notFound, invalid.status when it changes nothing or a newer version came between */
export const publishDraft = async (ctx: Ctx<Member>, id: string): Promise<QuestionnaireRecord> => {
  const { steps, basedOn } = await lock(ctx, id);
  const { abilities } = await readDraft(ctx, id);
  if (!abilities.includes('publish')) throw failure('invalid.status');
  const version = basedOn + 1;
  const row = await QuestionnaireVersion.query(ctx.trx).insert({ id: newId(), version, steps, publishedAt: ctx.clock.now() }).returning('*');
  await QuestionnaireDraft.query(ctx.trx).deleteById(id);
  await audit(ctx, { action: 'questionnaire-draft.publish', objectType: 'questionnaire-draft', objectId: id, after: { version } });
  return readQuestionnaire(ctx, row.id);
};

/** @throws server.notFound */
export const discardDraft = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const { basedOn } = await lock(ctx, id);
  await QuestionnaireDraft.query(ctx.trx).deleteById(id);
  await audit(ctx, { action: 'questionnaire-draft.discard', objectType: 'questionnaire-draft', objectId: id, after: { basedOn } });
};
