import type { Routing } from 'express-zod-api';
import { operationOf } from '../../src/http/factories.ts';
import type { Operation } from '../../src/http/access.ts';

export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Undefined for an endpoint that no factory of ours has built. */
  operation: Operation | undefined;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every endpoint of the router itself, so that none hides behind an incomplete document. */
export const walk = (routing: Routing, prefix = ''): Route[] =>
  Object.entries(routing).flatMap(([key, value]): Route[] => {
    const [first = '', rest] = key.split(' ');
    const method = methods.includes(first) ? (first as Route['method']) : undefined;
    const path = `${prefix}/${rest ?? (method ? '' : key)}`.replace(/\/$/, '');
    if ('execute' in value) return [{ method: method ?? 'get', path, operation: operationOf(value) }];
    return walk(value as Routing, path);
  });
