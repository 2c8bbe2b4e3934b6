import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../failure.ts';

/** What we must remember about a cluster; kept inside it, so that neither can be lost without the other. */
export interface ClusterNotes {
  password: string;
  port?: number;
}

const fileOf = (cluster: string): string => path.join(cluster, 'blattwerk.json');

export function readNotes(cluster: string): ClusterNotes {
  try {
    return JSON.parse(readFileSync(fileOf(cluster), 'utf8')) as ClusterNotes;
  } catch (error) {
    throw brokenCluster(cluster, existsSync(fileOf(cluster)) ? 'blattwerk.json in it cannot be read' : 'blattwerk.json is missing from it', error);
  }
}

export function writeNotes(cluster: string, notes: ClusterNotes): void {
  writeFileSync(fileOf(cluster), JSON.stringify(notes), { mode: 0o600 });
  chmodSync(fileOf(cluster), 0o600);
}

/** The data directory is not a database that can be started; nothing of it is touched. */
export function brokenCluster(cluster: string, why: string, cause?: unknown): StartFailure {
  return new StartFailure(
    `The data directory ${cluster} does not hold a usable database: ${why}.`,
    `Move it away for a fresh database (mv ${cluster} ${cluster}.broken), or choose another folder with DATA_DIR, or set DATABASE_URL.`,
    cause,
  );
}
