import routes from '../../routes.ts';
import { isHealthRoute } from './health-routes.ts';

interface Entry {
  path?: string;
  file: string;
  children?: Entry[];
}

const privatePaths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => (file === 'routes/private-layout.tsx' ? children.map(({ path = '' }) => `/${path}`) : privatePaths(children)));

test('every page that needs a login is about health, in both languages', () => {
  const paths = privatePaths(routes).map((path) => path.replace(':id', '7'));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !isHealthRoute(path))).toEqual([]);
});

test.each(['/', '/en', '/market', '/market/pharmacies/adler', '/en/vape', '/datenschutz', '/agb', '/checkout', '/preise'])('%s is not', (path) =>
  expect(isHealthRoute(path)).toBe(false),
);
