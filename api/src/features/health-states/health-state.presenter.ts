import { applyingCriteria, missingAnswers, type HealthState } from '@blattwerk/contract/health-states/shapes';
import type { HealthStateRow } from './health-state.model.ts';
import type { NamedProduct } from './health-states.queries.ts';

type Wished = HealthState['requestedProducts'];

const presentWished = ({ answers }: HealthStateRow, products: Map<string, NamedProduct>): Wished =>
  (answers.requestedProducts ?? []).flatMap((wished): Wished => {
    if ('wish' in wished) return [{ wish: wished.wish }];
    const product = products.get(wished.productId);
    return product ? [{ productId: product.id, name: product.name, slug: product.slug, unit: product.unit, amount: wished.amount ?? null }] : [];
  });

export const presentHealthState = (state: HealthStateRow, products: Map<string, NamedProduct>): HealthState => {
  const { answers } = state;
  return {
    id: state.id,
    status: state.status,
    version: state.version,
    missing: missingAnswers(answers),
    applies: applyingCriteria(answers),
    savedAt: state.updatedAt.toISOString(),
    symptoms: answers.symptoms ?? [],
    symptomsDuration: answers.symptomsDuration ?? null,
    symptomsLevel: answers.symptomsLevel ?? null,
    complaints: answers.complaints ?? null,
    treatedBefore: answers.treatedBefore ?? null,
    criteriaConfirm: answers.criteriaConfirm ?? {},
    medicationHistory: answers.medicationHistory ?? null,
    medicationTaken: answers.medicationTaken ?? null,
    cannabisExperience: answers.cannabisExperience ?? null,
    cannabisBenefitReason: answers.cannabisBenefitReason ?? null,
    usageType: answers.usageType ?? null,
    requestedProducts: presentWished(state, products),
    amount: answers.amount ?? null,
    agreement: answers.agreement ?? false,
    treatingPhysician: answers.treatingPhysician ?? null,
  };
};
