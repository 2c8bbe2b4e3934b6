import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/free-port.ts';
import { makeScratchFolder } from '../../scripts/scratch-folder.ts';

export const repository = path.resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const startWithinMs = 10 * 60_000;

/** Where a product is to run: its ports and the folder that keeps its data. */
export interface Place {
  port: number;
  sandboxPort: number;
  smtpPort: number;
  sftpPort: number;
  clamdPort: number;
  dataDir: string;
}

export interface Product extends Place {
  baseUrl: string;
  sandboxUrl: string;
  /** Ends everything in order. */
  stop: () => Promise<void>;
  /** Ends the API as a power cut would, and waits until the rest has noticed and stopped. */
  killApi: () => Promise<void>;
}

/** A new folder for a product's data, which the database's account may enter too. */
export const makeDataDir = (name: string): string => makeScratchFolder(`blattwerk-${name}-`);

/** Five free ports next to each other, as far as possible. */
export const findPlace = async (dataDir: string, from: number): Promise<Place> => {
  const port = await findFreePort(from);
  const sandboxPort = await findFreePort(port + 1);
  const smtpPort = await findFreePort(sandboxPort + 1);
  const sftpPort = await findFreePort(smtpPort + 1);
  return { port, sandboxPort, smtpPort, sftpPort, clamdPort: await findFreePort(sftpPort + 1), dataDir };
};

/** The environment under which every command of the repository means this product. */
export const environmentOf = ({ port, sandboxPort, smtpPort, sftpPort, clamdPort, dataDir }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_SMTP_PORT: String(smtpPort),
  SANDBOX_SFTP_PORT: String(sftpPort),
  SANDBOX_CLAMD_PORT: String(clamdPort),
  DATA_DIR: dataDir,
});

const logsOf = ({ dataDir }: Place): string =>
  ['api', 'sandbox']
    .map((name) => path.join(dataDir, `${name}.log`))
    .filter((file) => existsSync(file))
    .map((file) => `${file}\n${readFileSync(file, 'utf8').split('\n').slice(-30).join('\n')}`)
    .join('\n');

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

const apiOf = async (starter: ChildProcess): Promise<number> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  for (const line of stdout.split('\n')) {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) === starter.pid && command.includes('api/src/main.ts')) return Number(pid);
  }
  throw new Error('The API does not run.');
};

const untilReady = async (starter: ChildProcess, place: Place, said: () => string): Promise<void> => {
  for (const begun = performance.now(); performance.now() - begun < startWithinMs; await pause(50)) {
    if (said().includes('Blattwerk is ready')) return;
    if (starter.exitCode !== null) break;
  }
  starter.kill('SIGTERM');
  throw new Error(`The product has not started. It says:\n${said()}\n${logsOf(place)}`);
};

/** Starts the whole product with its one command and waits until it is ready. `variables` are set for each of its processes. */
export const startProduct = async (place: Place, variables: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const env = { ...environmentOf(place), ...variables };
  const starter = spawn(process.execPath, ['scripts/start.ts'], { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [starter.stdout, starter.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await untilReady(starter, place, () => output.join(''));
  return {
    ...place,
    baseUrl: `http://localhost:${place.port}`,
    sandboxUrl: `http://localhost:${place.sandboxPort}`,
    stop: async () => {
      starter.kill('SIGTERM');
      await ended(starter);
    },
    killApi: async () => {
      process.kill(await apiOf(starter), 'SIGKILL');
      await ended(starter);
    },
  };
};
