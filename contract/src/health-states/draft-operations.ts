import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { questionnaireRecord } from './definition.ts';
import { editDraftInput, questionnaireDraft, questionnaireDraftRow } from './draft.ts';

export const listDrafts = operation({
  id: 'questionnaire-drafts.list',
  method: 'get',
  path: '/backoffice/questionnaire-drafts',
  summary: 'The draft of the next version of the questionnaire, where there is one',
  input: listQuery,
  answer: recordList(questionnaireDraftRow),
});

export const readDraft = operation({
  id: 'questionnaire-drafts.read',
  method: 'get',
  path: '/backoffice/questionnaire-drafts/:id',
  summary: 'The draft with its questions',
  input: z.object({ id }),
  answer: questionnaireDraft,
});

export const startDraft = operation({
  id: 'questionnaire-drafts.start',
  method: 'post',
  path: '/backoffice/questionnaire-drafts',
  summary: 'Begin a draft from the newest version; where there is one already, that one',
  input: z.object({}),
  answer: questionnaireDraft,
  status: 201,
});

export const editDraft = operation({
  id: 'questionnaire-drafts.update',
  method: 'patch',
  path: '/backoffice/questionnaire-drafts/:id',
  summary: 'Change the words of a step or of a question',
  input: editDraftInput,
  answer: questionnaireDraft,
});

export const publishDraft = operation({
  id: 'questionnaire-drafts.publish',
  method: 'post',
  path: '/backoffice/questionnaire-drafts/:id/publish',
  summary: 'Make the draft the version that is asked from now on',
  input: z.object({ id }),
  answer: questionnaireRecord,
  errors: ['invalid.status'],
});

export const discardDraft = operation({
  id: 'questionnaire-drafts.discard',
  method: 'post',
  path: '/backoffice/questionnaire-drafts/:id/discard',
  summary: 'Throw the draft away; no version changes by it',
  input: z.object({ id }),
  answer: z.object({}),
});
