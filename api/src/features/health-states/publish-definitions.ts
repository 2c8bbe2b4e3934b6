import { isDeepStrictEqual } from 'node:util';
import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { Knex } from 'knex';
import { QuestionnaireVersion } from './questionnaire-version.model.ts';

/**
 * Writes the versions of the questionnaire that the database does not have yet. A published one is frozen: when its questions differ from the stored
 * ones nothing is written, and a new version has to be made. Repeating it changes nothing.
 */
export const publishDefinitions = async (trx: Knex, published: readonly QuestionnaireDefinition[] = definitions): Promise<void> => {
  const stored = new Map((await QuestionnaireVersion.query(trx)).map(({ version, steps }) => [version, steps]));
  for (const { version, steps, publishedAt } of published) {
    const known = stored.get(version);
    // What JSON keeps: keys without a value are gone there.
    if (known !== undefined && !isDeepStrictEqual(known, JSON.parse(JSON.stringify(steps))))
      throw new Error(`version ${version} of the questionnaire is published and cannot be changed`);
    if (known === undefined) await QuestionnaireVersion.query(trx).insert({ version, steps: [...steps], publishedAt: new Date(publishedAt) });
  }
};
