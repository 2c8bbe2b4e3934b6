import { checkFeatures, findCircles, importedFeatures } from './feature-circles.ts';

const graph = (edges: Record<string, string[]>): Map<string, Set<string>> => new Map(Object.entries(edges).map(([name, to]) => [name, new Set(to)]));

test('features that import each other one way have no circle', () => {
  expect(findCircles(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('a pair and a longer way around are circles', () => {
  expect(findCircles(graph({ a: ['b'], b: ['a'] }))).toEqual(['a → b → a']);
  expect(findCircles(graph({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b → c → d → b']);
});

test('imports are read at any depth, of types too, and the own feature does not count', () => {
  const source =
    "import { a } from './a.ts';\nimport type { B } from '../../b/public.ts';\nexport { c } from '../../c/public.ts';\nimport { k } from '../../../kernel/k.ts';\n";
  expect(importedFeatures('api/src/features/x/endpoints/patient.ts', source)).toEqual(['b', 'c']);
});

test('the features of this product have none', () => {
  expect(checkFeatures()).toEqual([]);
});
