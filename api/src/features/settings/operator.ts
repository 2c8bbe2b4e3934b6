import type { Operator } from '@blattwerk/contract/operator';
import type { Knex } from 'knex';
import type { Clock } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { inGroups } from '../../kernel/phone-words.ts';
import { insertValue, lastNoted, lockSetting } from './settings.queries.ts';
import { readSettings } from './settings.service.ts';

const shown = [
  'brand.name',
  'operator.helpEmail',
  'operator.helpPhone',
  'operator.helpHours',
  'operator.imprint',
  'content.reviewedBy',
  'treatment.maxProducts',
  'content.cookieQuestionSeconds',
] as const;

export const readOperator = async (ctx: Pick<Ctx, 'trx' | 'clock'>): Promise<Operator> => {
  const set = await readSettings(ctx, [...shown]);
  return {
    name: set['brand.name'],
    helpEmail: set['operator.helpEmail'],
    helpPhone: set['operator.helpPhone'],
    helpPhoneInGroups: inGroups(set['operator.helpPhone']),
    helpHours: set['operator.helpHours'],
    imprint: set['operator.imprint'],
    reviewedBy: set['content.reviewedBy'],
    maxProducts: set['treatment.maxProducts'],
    cookieQuestionSeconds: set['content.cookieQuestionSeconds'],
  };
};

const variables = {
  OPERATOR_HELP_EMAIL: 'operator.helpEmail',
  OPERATOR_HELP_PHONE: 'operator.helpPhone',
  OPERATOR_HELP_HOURS: 'operator.helpHours',
  OPERATOR_IMPRINT: 'operator.imprint',
} as const;
type Given = { [Name in keyof typeof variables]?: string | undefined };

/**
 * Notes what the environment says of the operator as values of the settings: at the first start, and when it says something new. What the back office
 * has changed since then stays. Processes that start at once take turns.
 */
export const noteOperator = (knex: Knex, clock: Clock, given: Given): Promise<void> =>
  knex.transaction(async (trx) => {
    await lockSetting(trx, 'operator');
    for (const [variable, key] of Object.entries(variables) as [keyof Given, (typeof variables)[keyof typeof variables]][]) {
      const value = given[variable];
      if (value === undefined || (await lastNoted(trx, key, variable)) === value) continue;
      await insertValue(trx, { key, value, validFrom: clock.now(), note: variable, createdAt: clock.now() });
    }
  });
