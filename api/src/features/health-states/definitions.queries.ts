import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { questionsOf, type QuestionnaireDefinition, type QuestionnaireRecord, type QuestionnaireRow } from '@blattwerk/contract/health-states/definition';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { QuestionnaireVersion } from './questionnaire-version.model.ts';

type Reader = Pick<Ctx, 'trx'>;

const present = ({ version, steps, publishedAt }: QuestionnaireVersion): QuestionnaireDefinition => ({
  version,
  publishedAt: publishedAt.toISOString(),
  steps,
});

/** The version that is asked now. */
export const newestVersion = async ({ trx }: Reader): Promise<number> => {
  const row = await QuestionnaireVersion.query(trx).max('version as version').first();
  return row?.version ?? 1;
};

/** The questions of a version, or of the newest. @throws server.notFound */
export const readDefinition = async (ctx: Reader, version?: number): Promise<QuestionnaireDefinition> => {
  const one = await QuestionnaireVersion.query(ctx.trx).findOne({ version: version ?? (await newestVersion(ctx)) });
  return present(found(one, 'server.notFound'));
};

/** The versions that some questionnaires belong to, for the copy of a record. */
export const readDefinitions = async ({ trx }: Reader, versions: readonly number[]): Promise<QuestionnaireDefinition[]> =>
  (
    await QuestionnaireVersion.query(trx)
      .whereIn('version', [...versions])
      .orderBy('version')
  ).map(present);

const presentRow = (row: QuestionnaireVersion): QuestionnaireRow => ({
  id: row.id,
  version: row.version,
  publishedAt: row.publishedAt.toISOString(),
  stepCount: row.steps.filter(({ questions }) => questions.length > 0).length,
  questionCount: questionsOf(present(row)).length,
});

const versions = defineList({
  fields: columnsOf('questionnaire_definitions', { id: 'id', version: 'number', publishedAt: 'instant' }),
  key: ['questionnaire_definitions.id'],
  defaultSort: ['-version'],
  search: { text: ['questionnaire_definitions.version'] },
  visibleTo: ({ trx }: Ctx) => trx('questionnaire_definitions').select('questionnaire_definitions.*'),
  present: (rows: readonly QuestionnaireVersion[]) => rows.map(presentRow),
});

export const listQuestionnaires = (ctx: Ctx, query: ListQuery): Promise<RecordPage<QuestionnaireRow>> => listRecords(versions, ctx, query);

/** @throws server.notFound */
export const readQuestionnaire = async (ctx: Ctx, id: string): Promise<QuestionnaireRecord> => {
  const row = found(await QuestionnaireVersion.query(ctx.trx).findById(id), 'server.notFound');
  return { ...presentRow(row), abilities: [], definition: present(row) };
};

export const questionnaireList = openedBy(() => versions);
