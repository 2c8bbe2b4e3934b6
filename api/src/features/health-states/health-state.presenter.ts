import { applyingCriteria, missingAnswers, shownAnswers, type HealthAnswers, type HealthState } from '@blattwerk/contract/health-states/shapes';
import type { HealthState as StoredState } from './health-state.model.ts';
import type { NamedProduct, PrescribedAmounts } from './health-states.queries.ts';

type Wished = HealthState['requestedProducts'];

type Presented = Pick<StoredState, 'id' | 'status' | 'version' | 'definition' | 'answers' | 'updatedAt'>;

/** Products with their names; one that is no longer known is left out. */
export const presentRequested = ({ requestedProducts = [] }: Pick<HealthAnswers, 'requestedProducts'>, products: Map<string, NamedProduct>): Wished =>
  requestedProducts.flatMap((wished): Wished => {
    if ('wish' in wished) return [{ wish: wished.wish }];
    const product = products.get(wished.productId);
    return product ? [{ productId: product.id, name: product.name, slug: product.slug, unit: product.unit, amount: wished.amount ?? null }] : [];
  });

/** What stands around the answers: names of products, and what was prescribed here. */
export interface Surroundings {
  products: Map<string, NamedProduct>;
  prescribed: PrescribedAmounts;
}

export const presentHealthState = (state: Presented, { products, prescribed }: Surroundings): HealthState => {
  const { answers } = state;
  return {
    id: state.id,
    status: state.status,
    version: state.version,
    definition: state.definition,
    missing: missingAnswers(answers),
    applies: applyingCriteria(answers),
    savedAt: state.updatedAt.toISOString(),
    prescribedLast30Days: prescribed,
    ...shownAnswers(answers),
    requestedProducts: presentRequested(answers, products),
  };
};
