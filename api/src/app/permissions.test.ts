import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The matrix is put together of several files: of two rows for one operation the later would count, and say nothing of it. */
it('each operation has one row of the matrix', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^permissions(-[a-z-]+)?\.ts$/.test(file));
  const rows = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gmu)].map(([, operation]) => operation),
  );
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((operation, at) => rows.indexOf(operation) !== at)).toEqual([]);
});
