import { errors, type ErrorCode, type Locale } from '@blattwerk/contract/errors';
import { errorsOf, type Callers } from '@blattwerk/contract/operation-errors';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import { isAllowed } from './permissions.ts';

export const callersOf = ({ id, path }: DeclaredOperation): Callers =>
  path.startsWith('/feeds/') ? 'programs' : isAllowed(id, { role: 'visitor' }) ? 'everybody' : 'members';

/** All that an operation can be refused with, by status. */
export const refusalsOf = (operation: DeclaredOperation): Map<number, ErrorCode[]> => {
  const codes = errorsOf(operation, callersOf(operation)).toSorted((one, other) => errors[one].status - errors[other].status);
  return Map.groupBy(codes, (code) => errors[code].status);
};

interface Described {
  description: string;
  content: object;
}

const describe = (codes: readonly ErrorCode[], locale: Locale): Described => ({
  description: codes.map((code) => `${code}: ${errors[code][locale]}`).join(' '),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'string', enum: codes }, message: { type: 'string' }, details: {} },
        required: ['code', 'message'],
      },
      examples: Object.fromEntries(codes.map((code) => [code, { value: { code, message: errors[code][locale] } }])),
    },
  },
});

/** The refusals of an operation as OpenAPI describes answers: one for each status, with its codes and an example of each. */
export const errorResponses = (operation: DeclaredOperation, locale: Locale): Record<string, Described> =>
  Object.fromEntries([...refusalsOf(operation)].map(([status, codes]) => [String(status), describe(codes, locale)]));
