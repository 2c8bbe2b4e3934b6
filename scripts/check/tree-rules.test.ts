import { complaintAbout, isBarrel } from './tree-rules.ts';

test.each(['api/src/utils/dates.ts', 'storefront/app/lib/helpers.ts', 'admin/src/common/x.tsx', 'seeds/misc.ts'])('%s has a name that says nothing', (file) => {
  expect(complaintAbout(file, () => 'export const a = 1;')).toMatch('names nothing');
});

test('a file that only passes on exports is a barrel, with comments too', () => {
  expect(isBarrel("/** All of it. */\nexport * from './a.ts';\nexport { b, type C } from './b.ts';\n")).toBe(true);
  expect(isBarrel("import { a } from './a.ts';\nexport const list = [a];\n")).toBe(false);
});

test('a barrel is refused except as a public.ts', () => {
  const barrel = (): string => "export { a } from './a.ts';\n";
  expect(complaintAbout('api/src/features/products/index.ts', barrel)).toMatch('passes on');
  expect(complaintAbout('api/src/features/products/public.ts', barrel)).toBeUndefined();
});

test('endpoints stand by caller', () => {
  const endpoint = (): string => 'export const a = 1;\n';
  expect(complaintAbout('api/src/features/products/endpoints/list-products.ts', endpoint)).toMatch('begins with no caller');
  expect(complaintAbout('api/src/features/products/endpoints/public.ts', endpoint)).toBeUndefined();
  expect(complaintAbout('api/src/features/stock-feeds/endpoints/staff-runs.ts', endpoint)).toBeUndefined();
});
