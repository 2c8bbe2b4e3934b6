import type { Knex } from 'knex';
import pg from 'pg';

/** The roles that the application takes, whoever signs in. */
const roles = 'blattwerk_app, blattwerk_system';

/**
 * Makes the login that stands in the address, or gives an existing one the address's password. It may take the application's roles and has no rights of
 * its own: it owns nothing, is no superuser and cannot become the owner (decision 5).
 */
export const makeLogin = async (db: Knex, address: string): Promise<void> => {
  const { username, password } = new URL(address);
  const name = pg.escapeIdentifier(decodeURIComponent(username));
  const secret = pg.escapeLiteral(decodeURIComponent(password));
  const { rows } = await db.raw<{ rows: { isOwn: boolean }[] }>(`SELECT rolname = current_user AS "isOwn" FROM pg_roles WHERE rolname = ?`, [
    decodeURIComponent(username),
  ]);
  if (rows[0]?.isOwn === true) throw new Error('DATABASE_APPLICATION_URL signs in as the owner of the schema: give it a login of its own.');
  const rights = 'LOGIN NOINHERIT NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
  await db.raw(`${rows.length === 0 ? 'CREATE' : 'ALTER'} ROLE ${name} ${rights} PASSWORD ${secret}`.replaceAll('?', '\\?'));
  await db.raw(`GRANT ${roles} TO ${name}`);
};
