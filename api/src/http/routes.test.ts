import { operation } from '@blattwerk/contract/operation';
import { operations } from '@blattwerk/contract/operations';
import { z } from 'zod';
import { publicFactory } from './factories.ts';
import { inputShapeOf } from './operation-input.ts';
import { routesOf } from './routes.ts';

test('no two operations have the same name or the same address', () => {
  const names = operations.map(({ id }) => id);
  const addresses = operations.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('each parameter of a path is a field of its input', () => {
  const missing = operations.flatMap((one) => {
    const { id, path } = one;
    const { properties = {} } = z.toJSONSchema(inputShapeOf(one), { io: 'input', unrepresentable: 'any' });
    return [...path.matchAll(/:(\w+)/g)].filter(([, name = '']) => !(name in properties)).map(([name]) => `${id} ${name}`);
  });
  expect(missing).toEqual([]);
});

test('an address with a literal is matched before one with a parameter in the same place, whatever the order of the pages', () => {
  const endpointAt = <const P extends `/${string}`>(path: P) => {
    const described = operation({ id: 'reviews.list', method: 'get', path, summary: '', input: z.object({}), answer: z.object({}) });
    return publicFactory.build(described, async () => ({}));
  };
  const paths = ['/reviews/:id/text', '/reviews/:id', '/reviews', '/reviews/own', '/reviews/own/:id', '/reviews-of/:id', '/:any'] as const;
  const sorted = ['/reviews', '/reviews/own', '/reviews/own/:id', '/reviews/:id', '/reviews/:id/text', '/reviews-of/:id', '/:any'];
  for (const given of [paths, paths.toReversed()]) {
    const page = Object.fromEntries(given.map((path) => [path, endpointAt(path)]));
    expect(Object.keys(routesOf([page]))).toEqual(sorted.map((path) => `get /api/v1${path}`));
  }
});
