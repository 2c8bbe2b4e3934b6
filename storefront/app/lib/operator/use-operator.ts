import type { Operator } from '@blattwerk/contract/operator';
import { createContext, useContext } from 'react';

/** The root puts it around every page; null while it could not be read. */
export const OperatorContext = createContext<Operator | null>(null);

/** Who runs the platform and where to ask. */
export const useOperator = (): Operator | null => useContext(OperatorContext);
