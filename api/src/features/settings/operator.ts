import type { Operator, Review } from '@blattwerk/contract/operator';
import { settings } from '@blattwerk/contract/settings';
import type { Knex } from 'knex';
import type { Clock } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { inGroups } from '../../kernel/phone-words.ts';
import { currentValues, insertValue, lastNoted, lockSetting, startsOf } from './settings.queries.ts';
import { readSettings } from './settings.service.ts';

type Reader = Pick<Ctx, 'trx' | 'clock'>;

const shown = [
  'brand.name',
  'operator.helpEmail',
  'operator.helpPhone',
  'operator.helpHours',
  'operator.imprint',
  'treatment.maxProducts',
  'content.cookieQuestionSeconds',
  'content.contactAnswerDays',
] as const;

/** Who has reviewed texts, since the day on which it was said; said again, it holds for the texts until then too. */
const readReviews = async (ctx: Reader): Promise<Operator['reviews']> => {
  const values = await currentValues(ctx, ['content.reviewedBy', 'content.editorialReviewedBy']);
  const reviewOf = (key: 'content.reviewedBy' | 'content.editorialReviewedBy'): Review | null => {
    const current = values.get(key);
    const { de, en } = settings[key].schema.parse(current?.value ?? settings[key].default);
    // Where one language is left empty, the other stands for it.
    const by = { de: de || en, en: en || de };
    return current === undefined || by.de === '' ? null : { by, on: germanDay(current.validFrom) };
  };
  return { medical: reviewOf('content.reviewedBy'), editorial: reviewOf('content.editorialReviewedBy') };
};

export const readOperator = async (ctx: Reader): Promise<Operator> => {
  const set = await readSettings(ctx, [...shown]);
  return {
    name: set['brand.name'],
    helpEmail: set['operator.helpEmail'],
    helpPhone: set['operator.helpPhone'],
    helpPhoneInGroups: inGroups(set['operator.helpPhone']),
    helpHours: set['operator.helpHours'],
    imprint: set['operator.imprint'],
    reviews: await readReviews(ctx),
    maxProducts: set['treatment.maxProducts'],
    cookieQuestionSeconds: set['content.cookieQuestionSeconds'],
    contactAnswerDays: set['content.contactAnswerDays'],
  };
};

/** What stands in the legal notice. */
const inImprint = ['brand.name', 'operator.helpEmail', 'operator.helpPhone', 'operator.imprint'] as const;

/** The days on which the operator's details in the legal notice changed, each with its last moment that counts; the earliest first. */
export const operatorChanges = async (ctx: Reader): Promise<{ day: string; at: Date }[]> => {
  const days = new Map((await startsOf(ctx, inImprint)).map((at) => [germanDay(at), at]));
  return [...days].map(([day, at]) => ({ day, at }));
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
