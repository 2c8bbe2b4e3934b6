import type { Operator } from '@blattwerk/contract/operator';
import { useRouteLoaderData } from 'react-router';
import { rootRouteId } from '../seo/page-head.tsx';

/** Who runs the platform and where to ask; null while that could not be read. */
export const useOperator = (): Operator | null => useRouteLoaderData<{ operator: Operator | null }>(rootRouteId)?.operator ?? null;
