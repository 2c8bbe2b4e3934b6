import { rmSync } from 'node:fs';

/** Stops the test run's own PostgreSQL and removes its files. */
export default async function stopTestDatabase(): Promise<void> {
  const own = globalThis.testDatabase;
  if (own === undefined) return;
  await own.database.close();
  rmSync(own.folder, { recursive: true, force: true });
}
