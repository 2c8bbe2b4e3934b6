import { isDeepStrictEqual } from 'node:util';
import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { Knex } from 'knex';
import { QuestionnaireVersion } from './questionnaire-version.model.ts';

/**
 * Writes the versions of the questionnaire that the database does not have yet. A published one is frozen: when its questions differ from the stored
 * ones nothing is written, and a new version has to be made. One that comes after versions of the back office is numbered behind them. Repeating it
 * changes nothing.
 */
export const publishDefinitions = async (trx: Knex, published: readonly QuestionnaireDefinition[] = definitions): Promise<void> => {
  const stored = await QuestionnaireVersion.query(trx).orderBy('version');
  const released = new Map(stored.map(({ release, steps }) => [release, steps]));
  let newest = stored.at(-1)?.version ?? 0;
  for (const { version: release, steps, publishedAt } of published) {
    const known = released.get(release);
    // What JSON keeps: keys without a value are gone there.
    if (known !== undefined && !isDeepStrictEqual(known, JSON.parse(JSON.stringify(steps))))
      throw new Error(`version ${release} of the questionnaire is published and cannot be changed`);
    if (known !== undefined) continue;
    newest += 1;
    await QuestionnaireVersion.query(trx).insert({ version: newest, release, steps: [...steps], publishedAt: new Date(publishedAt) });
  }
};
