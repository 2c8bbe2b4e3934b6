import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { inRoot } from '../root.ts';

export interface ChildPlan {
  name: string;
  /** What follows `node`: flags, the script, its arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Where its output goes: a file, or our own output with the name before each line. */
  output: { file: string } | 'shared';
}

/** A long-running process of the product. */
export interface Child {
  name: string;
  /** Settles when it has ended, with one line about how. */
  ended: Promise<string>;
  /** Asks it to stop, and insists after 15 seconds. */
  stop: () => Promise<void>;
  /** The end of its output, as far as it was kept. */
  lastLines: () => string;
}

/** Starts a process in a group of its own, so that Ctrl-C reaches it through us and in order. It never outlives us. */
export function startChild(plan: ChildPlan): Child {
  const file = plan.output === 'shared' ? undefined : openLog(plan.output.file);
  const child = spawn(process.execPath, ['--import', inRoot('scripts', 'product', 'follow-parent.ts'), ...plan.args], {
    cwd: plan.cwd ?? inRoot(),
    env: plan.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', file ?? 'pipe', file ?? 'pipe', 'ipc'],
  });
  if (file !== undefined) closeSync(file);
  const recent: string[] = [];
  if (plan.output === 'shared') echo(child, plan.name, recent);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${plan.name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`${plan.name} has ended (${signal ?? `code ${code}`})`));
  });
  return { name: plan.name, ended, stop: () => stop(child, ended), lastLines: () => (plan.output === 'shared' ? recent.join('\n') : tail(plan.output.file)) };
}

/** The log of this run; the one of the run before is kept beside it. */
function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, `${file}.old`);
  return openSync(file, 'w', 0o600);
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
}

function echo(child: ChildProcess, name: string, recent: string[]): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      recent.push(line);
      if (recent.length > 25) recent.shift();
      process.stdout.write(`[${name}] ${line}\n`);
    });
  }
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(insist);
}
