import type { Operation } from '@blattwerk/contract/operation';
import type { Routing } from 'express-zod-api';
import { operationOf } from './factories.ts';

type Endpoint = Extract<Routing[string], { execute: unknown }>;

/** Literal segments sort before parameters, so that `/reviews/own` is asked before `/reviews/:id`. */
const sortKeyOf = ({ path, method }: Operation): string => `${path.replaceAll('/', '\u0001').replaceAll(':', '\uffff')}\u0000${method}`;

/** The routing table of the endpoints, each at the address of its operation. The order of the pages means nothing. */
export const routesOf = (pages: readonly Record<string, Endpoint>[]): Routing => {
  const endpoints = pages.flatMap((page) => Object.values(page));
  const routes = endpoints.map((endpoint) => {
    const operation = operationOf(endpoint);
    if (!operation) throw new Error('An endpoint was built without an operation');
    return { operation, endpoint, sortKey: sortKeyOf(operation) };
  });
  return Object.fromEntries(
    routes
      .toSorted((one, other) => (one.sortKey < other.sortKey ? -1 : 1))
      .map(({ operation, endpoint }) => [`${operation.method} /api/v1${operation.path}`, endpoint]),
  );
};
