import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const FEATURES = 'api/src/features';

/** Which features each feature imports. */
export type FeatureImports = ReadonlyMap<string, ReadonlySet<string>>;

/** The features that a file of one imports, types alone included. */
export function importedFeatures(file: string, source: string): string[] {
  const own = path.relative(FEATURES, file).split(path.sep)[0];
  const targets = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, target = '']) => path.join(path.dirname(file), target));
  const names = targets.filter((target) => target.startsWith(FEATURES + path.sep)).map((target) => path.relative(FEATURES, target).split(path.sep)[0] ?? '');
  return [...new Set(names)].filter((name) => name !== own);
}

function readImports(): FeatureImports {
  const imports = new Map<string, Set<string>>();
  const files = globSync(`${FEATURES}/**/*.ts`, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  if (files.length === 0) throw new Error(`No files were found in ${FEATURES}.`);
  for (const file of files) {
    const own = path.relative(FEATURES, file).split(path.sep)[0] ?? '';
    const known = imports.get(own) ?? new Set<string>();
    imports.set(own, known);
    for (const name of importedFeatures(file, readFileSync(path.join(ROOT, file), 'utf8'))) known.add(name);
  }
  return imports;
}

/** Each circle once, as the way around it. */
export function findCircles(imports: FeatureImports): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (feature: string, way: readonly string[]): void => {
    if (way.includes(feature)) return void circles.push([...way.slice(way.indexOf(feature)), feature].join(' → '));
    if (done.has(feature)) return;
    for (const next of imports.get(feature) ?? []) visit(next, [...way, feature]);
    done.add(feature);
  };
  for (const feature of [...imports.keys()].toSorted()) visit(feature, []);
  return circles;
}

/** Features that import each other in a circle; empty when none do. `docs/decisions/0060` says what to do instead. */
export function checkFeatures(): string[] {
  return findCircles(readImports()).map((circle) => `${circle}: features never import each other in a circle; call upwards through a hook (app/hooks.ts)`);
}
