import { limits } from '@blattwerk/contract/limits';
import { useOperator } from '../operator/use-operator.ts';

/** How many products a request may name now. */
export const useMostProducts = (): number => useOperator()?.maxProducts ?? limits.productsPerRequest;
