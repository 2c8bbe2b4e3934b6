import type { Operation } from '@blattwerk/contract/operation';
import type { OperationId } from '@blattwerk/contract/operations';
import type { Routing } from 'express-zod-api';
import { operationOf } from '../../src/http/factories.ts';

export interface Route {
  method: Operation['method'];
  path: string;
  /** Undefined for an endpoint that no factory of ours has built. */
  operation: OperationId | undefined;
}

const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies Operation['method'][];
const isMethod = (word: string): word is Operation['method'] => methods.includes(word);

/** Every endpoint of the router itself, so that none hides behind an incomplete document. */
export const listRoutes = (routing: Routing): Route[] =>
  Object.entries(routing).map(([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ');
    if (!isMethod(method)) throw new Error(`${key} names no method`);
    return { method, path, operation: operationOf(endpoint)?.id };
  });
