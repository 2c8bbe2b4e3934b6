import type { HealthAnswers, HealthState, QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { missingAnswers, questionnaireSteps } from '@blattwerk/contract/health-states/shapes';
import { limits } from '@blattwerk/contract/limits';
import type { ProductItem } from '@blattwerk/contract/products/shapes';

export type ShownProduct = HealthState['requestedProducts'][number];

/** The answers as the screens hold them: like the contract's, with the names of chosen products beside their ids. */
export type Answers = Omit<HealthAnswers, 'requestedProducts'> & { requestedProducts?: ShownProduct[] };

const answerFields = questionnaireSteps.flatMap(({ fields }): readonly (keyof Answers)[] => fields);

export const answersOf = (state: HealthState): Answers => {
  const given = Object.fromEntries(answerFields.map((field) => [field, state[field] ?? undefined])) as Answers;
  const namedMedicines = typeof state.medicationTaken === 'string' ? state.medicationTaken : '';
  return {
    ...given,
    medicationTaken: typeof state.medicationTaken === 'string' ? namedMedicines !== '' : given.medicationTaken,
    medicationHistory: given.medicationHistory ?? (namedMedicines || undefined),
  };
};

/** What the API stores: products by id, each with its wished amount. */
export const toWire = ({ requestedProducts, ...rest }: Answers): HealthAnswers => ({
  ...rest,
  ...(requestedProducts
    ? { requestedProducts: requestedProducts.map((entry) => ('productId' in entry ? { productId: entry.productId, amount: entry.amount } : entry)) }
    : {}),
});

const belongsTo = (step: QuestionnaireStep, path: string): boolean =>
  questionnaireSteps.some(({ key, fields }) => key === step && (fields as readonly string[]).includes(path.split('.')[0] ?? ''));

/** What one step still lacks, as field paths: the same function as on the server, narrowed to the step. */
export const missingOf = (step: QuestionnaireStep, answers: Answers): string[] => missingAnswers(toWire(answers)).filter((path) => belongsTo(step, path));

/** A product of the catalogue as it joins the wishes; without an amount the patient leaves it open. */
export const shownProduct = ({ id, name, slug, unit }: Pick<ProductItem, 'id' | 'name' | 'slug' | 'unit'>, amount: number | null = null): ShownProduct => ({
  productId: id,
  name,
  slug,
  unit,
  amount,
});

/**
 * The amounts of single products together, in grams or, without any flower, in millilitres, up to what can be wished for; pieces are no amount
 * that the questionnaire asks for. Undefined where none is named.
 */
export const amountTogether = (list: readonly ShownProduct[]): number | undefined => {
  for (const unit of ['g', 'ml'] as const) {
    const sum = list.reduce((so, entry) => so + ('productId' in entry && entry.unit === unit ? (entry.amount ?? 0) : 0), 0);
    if (sum > 0) return Math.min(limits.wishPerMonth, Math.round(sum * 10) / 10);
  }
  return undefined;
};

export const isProductTaken = (list: readonly ShownProduct[], productId: string): boolean =>
  list.some((entry) => 'productId' in entry && entry.productId === productId);
