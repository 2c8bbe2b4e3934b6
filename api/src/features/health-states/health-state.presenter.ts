import { applyingCriteria, missingAnswers, shownAnswers, type HealthState } from '@blattwerk/contract/health-states/shapes';
import type { HealthState as StoredState } from './health-state.model.ts';
import type { NamedProduct } from './health-states.queries.ts';

type Wished = HealthState['requestedProducts'];

const presentWished = ({ answers }: StoredState, products: Map<string, NamedProduct>): Wished =>
  (answers.requestedProducts ?? []).flatMap((wished): Wished => {
    if ('wish' in wished) return [{ wish: wished.wish }];
    const product = products.get(wished.productId);
    return product ? [{ productId: product.id, name: product.name, slug: product.slug, unit: product.unit, amount: wished.amount ?? null }] : [];
  });

export const presentHealthState = (state: StoredState, products: Map<string, NamedProduct>): HealthState => {
  const { answers } = state;
  return {
    id: state.id,
    status: state.status,
    version: state.version,
    missing: missingAnswers(answers),
    applies: applyingCriteria(answers),
    savedAt: state.updatedAt.toISOString(),
    ...shownAnswers(answers),
    requestedProducts: presentWished(state, products),
  };
};
