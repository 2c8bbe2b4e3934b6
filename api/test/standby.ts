import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseAccount } from '../../scripts/database/account.ts';
import { locateBinaries } from '../../scripts/database/binaries.ts';
import { startServer } from '../../scripts/database/cluster.ts';
import { stopServer } from '../../scripts/database/postmaster.ts';

export interface Standby {
  /** The address of the same database on the standby. */
  url: string;
  stop(): Promise<void>;
}

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    // It is starting.
    return false;
  } finally {
    await Promise.allSettled([client.end()]);
  }
};

/** Copies a running embedded server and starts the copy as its streaming standby. */
export const startStandby = async (primaryUrl: string, folders: { cluster: string; copy: string }): Promise<Standby> => {
  const primary = new pg.Client({ connectionString: primaryUrl });
  await primary.connect();
  await primary.query(`SELECT pg_backup_start('standby', true)`);
  execFileSync('cp', ['-a', folders.cluster, folders.copy]);
  const { rows } = await primary.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await primary.end();

  const account = databaseAccount();
  const { hostname, port, username, password } = new URL(primaryUrl);
  const write = (name: string, text: string): void => {
    const path = join(folders.copy, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (account) chownSync(path, account.uid, account.gid);
  };
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(folders.copy, name), { force: true });
  write('backup_label', rows[0]!.labelfile);
  write('standby.signal', '');
  const settings = readFileSync(join(folders.copy, 'postgresql.auto.conf'), 'utf8');
  write('postgresql.auto.conf', `${settings}\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`);
  const location = { cluster: folders.copy, log: `${folders.copy}.log` };
  const server = await startServer({ location, account, binaries: locateBinaries(account), durability: 'safe' } as Parameters<typeof startServer>[0]);
  const address = new URL(primaryUrl);
  address.port = String(server.port);
  for (let tries = 0; !(await answers(address.href)); tries += 1) {
    const ended = server.ended();
    if (ended !== undefined || tries > 200) throw new Error(`The standby does not start: ${ended ?? 'no answer'}`);
    await pause(50);
  }
  return { url: address.href, stop: () => stopServer(server.pid) };
};
