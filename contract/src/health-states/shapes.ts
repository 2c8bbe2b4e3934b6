import { z } from 'zod';
import { healthStateStatuses } from './states.ts';
import { flag, id, instant, text } from '../validation.ts';
import { limits } from '../limits.ts';
import { isBlank } from './definition.ts';
import { earlierTherapy, limitOfMedicines, limitOfTherapies, medicine } from './medicines.ts';
import { units } from '../products/enums.ts';

export const symptoms = [
  'anxiety-ptsd',
  'chronic-pain',
  'migraine-headaches',
  'skin-condition',
  'sleep-disorder',
  'adhd',
  'cancer',
  'depression',
  'other',
] as const;
export const symptomDurations = ['less-than-3-months', 'between-3-and-6-months', 'more-than-6-months'] as const;
export const usageTypes = ['inhalation', 'oral'] as const;
export const criteria = ['psychosis', 'addiction', 'heart', 'allergy', 'pregnancy', 'recentAmount'] as const;
export type Criterion = (typeof criteria)[number];
export const wishGenetics = ['indica', 'sativa', 'hybrid', 'any'] as const;

const wish = z.strictObject({ strainName: text(1, 100), amount: z.coerce.number().positive().max(1000).nullish(), genetics: z.enum(wishGenetics).nullish() });
/** A cultivar that the market did not have, in the patient's words. */
export const toldWish = z.object({ strainName: z.string(), amount: z.number().nullish(), genetics: z.enum(wishGenetics).nullish() });
/** The amount is in the product's unit, for 30 days; without one the patient leaves it open. */
export const requestedProduct = z.union([
  z.strictObject({ productId: id, amount: z.number().positive().max(limits.wishPerMonth).nullish() }),
  z.strictObject({ wish }),
]);
export type RequestedProduct = z.output<typeof requestedProduct>;

/** `true` confirms that the criterion does not apply. `false` means it applies, and the request ends there. */
export const criteriaConfirm = z.strictObject({
  psychosis: z.boolean(),
  addiction: z.boolean(),
  heart: z.boolean(),
  allergy: z.boolean(),
  pregnancy: z.boolean(),
  recentAmount: z.boolean(),
});

export const treatingPhysician = z.strictObject({
  name: text(0, 100).nullish(),
  practice: text(0, 100).nullish(),
  city: text(0, 60).nullish(),
  phone: text(0, 40).nullish(),
});

/** Every answer of the questionnaire. All optional: a draft is saved at any time; `missingAnswers` says what a complete one needs. */
export const healthAnswers = z.strictObject({
  symptoms: z.array(z.enum(symptoms)).max(symptoms.length).optional(),
  symptomsDuration: z.enum(symptomDurations).optional(),
  symptomsLevel: z.coerce.number().int().min(1).max(10).optional(),
  complaints: text(0, 1000).optional(),
  treatedBefore: z.boolean().optional(),
  earlierTherapies: z.array(earlierTherapy).max(limitOfTherapies).optional(),
  criteriaConfirm: criteriaConfirm.partial().optional(),
  /** Medicines in free words, as the first version of the questionnaire asked for them. */
  medicationHistory: text(0, 1000).optional(),
  /** Yes or no, or the medicines themselves: a text counts as yes unless it is empty. */
  medicationTaken: z.union([z.boolean(), text(0, 1000)]).optional(),
  medications: z.array(medicine).max(limitOfMedicines).optional(),
  cannabisExperience: z.boolean().optional(),
  cannabisBenefitReason: text(0, 1000).optional(),
  usageType: z.enum(usageTypes).optional(),
  /** Centimetres and kilograms, asked where a dose or a hint depends on them. */
  height: z.coerce.number().min(100).max(250).nullish(),
  weight: z.coerce.number().min(25).max(350).nullish(),
  requestedProducts: z.array(requestedProduct).max(limits.productsPerRequest, { error: 'products.max' }).optional(),
  /** The wished amount for 30 days, in grams (flowers) or millilitres (extracts). */
  amount: z.coerce.number().positive().max(limits.wishPerMonth).nullish(),
  agreement: z.boolean().optional(),
  treatingPhysician: z.union([treatingPhysician, text(0, 200).transform((name) => ({ name }))]).nullish(),
});
export type HealthAnswers = z.output<typeof healthAnswers>;
export type AnswerField = keyof HealthAnswers;

/** What a client may send: more products than allowed are refused with a code of their own instead of a field error. */
export const healthStateInput = healthAnswers.extend({ requestedProducts: z.array(requestedProduct).max(50).optional() });
export type HealthStateInput = z.output<typeof healthStateInput>;

/** The 7 steps of the questionnaire, and the answers that belong to each. */
export const questionnaireSteps = [
  { key: 'illness', fields: ['symptoms', 'complaints', 'symptomsDuration', 'symptomsLevel', 'treatedBefore', 'earlierTherapies'], minutes: 2 },
  { key: 'exclusion', fields: ['criteriaConfirm'], minutes: 1 },
  { key: 'medication', fields: ['medicationTaken', 'medications', 'medicationHistory'], minutes: 1 },
  { key: 'experience', fields: ['cannabisExperience', 'cannabisBenefitReason'], minutes: 1 },
  { key: 'request', fields: ['usageType', 'height', 'weight', 'requestedProducts', 'amount', 'agreement'], minutes: 2 },
  { key: 'personal', fields: [], minutes: 1 },
  { key: 'physician', fields: ['treatingPhysician'], minutes: 1 },
] as const satisfies readonly { key: string; fields: readonly AnswerField[]; minutes: number }[];
export type QuestionnaireStep = (typeof questionnaireSteps)[number]['key'];

/**
 * What a complete questionnaire still lacks, as field paths. One function for API and storefront.
 * No product wish at all is an answer of its own: the doctor decides.
 */
export const missingAnswers = (answers: HealthAnswers): string[] => {
  const missing: string[] = [];
  for (const field of ['symptoms', 'symptomsDuration', 'symptomsLevel', 'treatedBefore', 'medicationTaken', 'cannabisExperience', 'usageType'] as const) {
    if (field === 'medicationTaken' ? answers.medicationTaken === undefined && isBlank(answers.medications) : isBlank(answers[field])) missing.push(field);
  }
  if (answers.symptoms?.includes('other') && isBlank(answers.complaints)) missing.push('complaints');
  for (const criterion of criteria) if (answers.criteriaConfirm?.[criterion] === undefined) missing.push(`criteriaConfirm.${criterion}`);
  // The list, or the words of a client that knows only the first version.
  if (answers.medicationTaken === true && isBlank(answers.medications) && isBlank(answers.medicationHistory)) missing.push('medications');
  if (answers.agreement !== true) missing.push('agreement');
  return missing;
};

/** The criteria that the patient could not rule out; any of them ends the request. */
export const applyingCriteria = (answers: HealthAnswers): Criterion[] => criteria.filter((criterion) => answers.criteriaConfirm?.[criterion] === false);

/** `orNone`: answers `{ status: 'none' }` where the patient has none yet, in place of a 404; a page that begins one asks so. */
export const healthStateQuery = z.object({ orNone: flag.optional() });
export const noHealthState = z.object({ status: z.literal('none') });

export const healthState = z.object({
  id,
  status: z.enum(healthStateStatuses),
  version: z.int(),
  /** The version of the questions that these answers belong to. */
  definition: z.int(),
  missing: z.array(z.string()),
  applies: z.array(z.enum(criteria)),
  savedAt: instant,
  /** What was prescribed here in the last 30 days, shown beside the question for it. */
  prescribedLast30Days: z.object({ g: z.number(), ml: z.number(), piece: z.number() }),
  symptoms: z.array(z.enum(symptoms)),
  symptomsDuration: z.enum(symptomDurations).nullable(),
  symptomsLevel: z.int().nullable(),
  complaints: z.string().nullable(),
  treatedBefore: z.boolean().nullable(),
  earlierTherapies: z.array(earlierTherapy),
  criteriaConfirm: criteriaConfirm.partial(),
  medicationHistory: z.string().nullable(),
  medicationTaken: z.union([z.boolean(), z.string()]).nullable(),
  medications: z.array(medicine),
  cannabisExperience: z.boolean().nullable(),
  cannabisBenefitReason: z.string().nullable(),
  usageType: z.enum(usageTypes).nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  requestedProducts: z.array(
    z.union([
      z.object({ productId: id, name: z.string(), slug: z.string(), unit: z.enum(units), amount: z.number().nullable() }),
      z.object({ wish: toldWish }),
    ]),
  ),
  amount: z.number().nullable(),
  agreement: z.boolean(),
  treatingPhysician: z
    .object({ name: z.string().nullish(), practice: z.string().nullish(), city: z.string().nullish(), phone: z.string().nullish() })
    .nullable(),
});
export type HealthState = z.output<typeof healthState>;

/** The answers as a questionnaire shows them; an answer that was not given yet is null. */
export const shownAnswers = (answers: HealthAnswers) => ({
  symptoms: answers.symptoms ?? [],
  symptomsDuration: answers.symptomsDuration ?? null,
  symptomsLevel: answers.symptomsLevel ?? null,
  complaints: answers.complaints ?? null,
  treatedBefore: answers.treatedBefore ?? null,
  earlierTherapies: answers.earlierTherapies ?? [],
  criteriaConfirm: answers.criteriaConfirm ?? {},
  medicationHistory: answers.medicationHistory ?? null,
  medicationTaken: answers.medicationTaken ?? null,
  medications: answers.medications ?? [],
  cannabisExperience: answers.cannabisExperience ?? null,
  cannabisBenefitReason: answers.cannabisBenefitReason ?? null,
  usageType: answers.usageType ?? null,
  height: answers.height ?? null,
  weight: answers.weight ?? null,
  amount: answers.amount ?? null,
  agreement: answers.agreement ?? false,
  treatingPhysician: answers.treatingPhysician ?? null,
});
