import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../failure.ts';

/** A PostgreSQL server that runs on a cluster, as its lock file names it. */
export interface RunningServer {
  pid: number;
  port: number;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The command line of a process, or an empty text when it is gone or cannot be seen. */
function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch (error) {
      if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return '';
      throw error;
    }
  }
  const program = process.platform === 'win32' ? ['tasklist', '/FI', `PID eq ${pid}`, '/NH'] : ['ps', '-p', String(pid), '-o', 'command='];
  return spawnSync(program[0] ?? '', program.slice(1), { encoding: 'utf8' }).stdout;
}

/**
 * The server that runs on this cluster now, also one that a killed run left behind.
 * A lock file whose process is gone, or now another program's, is removed: PostgreSQL would refuse to start because of it.
 */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lock = path.join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(lock, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  const isOurs = Number.isInteger(pid) && pid > 0 && isAlive(pid) && commandLine(pid).includes('postgres');
  if (isOurs) return { pid, port: Number(lines[3]) };
  rmSync(lock, { force: true });
  return undefined;
}

/** Ends a server and waits until it is gone: open transactions are rolled back, committed data is on disk. Kills it after 30 seconds. */
export async function stopServer(pid: number): Promise<void> {
  const patience = 30_000;
  const step = 20;
  for (let waited = 0; isAlive(pid); waited += step) {
    if (waited === 0) signal(pid, 'SIGINT');
    if (waited === patience) signal(pid, 'SIGQUIT');
    if (waited >= patience + 5_000) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await pause(step);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
