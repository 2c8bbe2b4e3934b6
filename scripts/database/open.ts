import { openEmbeddedDatabase, type Database } from '../embedded-postgres.ts';
import { openExternalDatabase } from './external.ts';

/** The database that DATABASE_URL names, or the built-in one with its files in the data directory. */
export function openDatabase(databaseUrl: string | undefined, dataDir: string, purpose: 'serve' | 'visit'): Promise<Database> {
  return databaseUrl === undefined ? openEmbeddedDatabase({ dataDir, purpose }) : openExternalDatabase(databaseUrl);
}

const SAYS: Record<Database['origin'], string> = {
  found: 'built-in PostgreSQL, running already',
  started: 'built-in PostgreSQL, data kept from before',
  made: 'built-in PostgreSQL, made new',
  external: 'the one DATABASE_URL names',
};

/** Half a sentence about which database is in use. */
export function describeDatabase({ origin, notice }: Database): string {
  return notice === undefined ? SAYS[origin] : `${SAYS[origin]}. ${notice}`;
}
