import pg from 'pg';
import { StartFailure, errorCode } from '../failure.ts';
import type { Database } from '../embedded-postgres.ts';

const OLDEST = 15;

/** Host, port and database of an address; never the password. */
export function describeAddress(url: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(url);
    if (!['postgres:', 'postgresql:'].includes(protocol)) throw new TypeError(`${protocol} is not postgres:`);
    return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
  } catch (error) {
    throw new StartFailure('DATABASE_URL is not the address of a PostgreSQL.', 'It looks like this: postgres://user:password@host:5432/blattwerk', error);
  }
}

function unreachable(where: string, error: unknown): StartFailure {
  const code = errorCode(error) ?? '';
  const said = error instanceof Error && error.message !== '' ? error.message : code;
  const ways: Record<string, string> = {
    '28P01': 'User name or password in DATABASE_URL are wrong.',
    '3D000': 'Create that database first (createdb), or name another one in DATABASE_URL.',
    ENOTFOUND: 'The host name in DATABASE_URL is not known; check its spelling.',
  };
  return new StartFailure(
    `The database at ${where} cannot be reached: ${said}.`,
    ways[code] ?? 'Start it or correct DATABASE_URL; without DATABASE_URL the built-in PostgreSQL is used.',
    error,
  );
}

/** The PostgreSQL that DATABASE_URL names, once it is known to answer and to be new enough. */
export async function openExternalDatabase(url: string): Promise<Database> {
  const where = describeAddress(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>("select current_setting('server_version_num')::int / 10000 as major");
    version = rows[0]?.major ?? 0;
    await client.end();
  } catch (error) {
    throw unreachable(where, error);
  }
  if (version < OLDEST) throw new StartFailure(`The database at ${where} is PostgreSQL ${version}.`, `Blattwerk needs PostgreSQL ${OLDEST} or newer.`);
  return { url, origin: 'external', close: () => Promise.resolve(), onLost: () => undefined };
}
