import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { checkFeatures } from './feature-circles.ts';
import { checkTree } from './tree-rules.ts';

/** One thing that can be wrong with the sources. `run` returns what is wrong, empty when nothing is. */
export interface Check {
  name: string;
  run: () => Promise<string>;
}

/** A larger young generation: collecting garbage takes an eighth less of the whole. */
const nodeFlags = ['--max-semi-space-size=64'];

/** Runs a tool to its end; its output counts only when it fails. */
function tool(program: string, args: string[], folder = '', env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeFlags, inRoot('node_modules', program), ...args], {
      cwd: inRoot(folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : Buffer.concat(output).toString().trim() || `ended with code ${code}`));
  });
}

function types(workspace: string): Check {
  // One checker: more of them ask the same types again, each for itself, and the other checks need the cores.
  const args = ['-p', 'tsconfig.json', '--noEmit', '--checkers', '1'];
  return {
    name: `Types of ${workspace || 'api, sandbox, scripts, seeds and migrations'}`,
    run: async () => {
      if (workspace === 'storefront') {
        const complaint = await tool('@react-router/dev/bin.js', ['typegen'], workspace);
        if (complaint !== '') return complaint;
      }
      // Go collects garbage half as often as by default: less work for more memory.
      return tool('typescript7/bin/tsc', args, workspace, { GOGC: '200' });
    },
  };
}

/** Where a lost promise would be a lost write. */
const writing = ['api/src', 'sandbox/src', 'seeds', 'scripts'];

const cruised = ['contract', 'video', 'api', 'admin', 'storefront', 'sandbox', 'seeds', 'migrations', 'e2e', 'scripts', 'knexfile.ts'];

export const CHECKS: readonly Check[] = [
  { name: 'Oxlint: rules', run: () => tool('oxlint/bin/oxlint', ['--deny-warnings', '--report-unused-disable-directives', '--threads', '1']) },
  // What is written for the server is one program: seeds and scripts import the API, whose types would be asked twice.
  ...['', 'admin', 'storefront', 'e2e', 'contract', 'video'].filter((workspace) => existsSync(inRoot(workspace, 'tsconfig.json'))).map(types),
  { name: 'One writer of each table', run: () => tool('../scripts/check/writers.ts', []) },
  { name: 'Formatting', run: () => tool('oxfmt/bin/oxfmt', ['--check', '--threads', '1']) },
  {
    name: 'Promises that are not awaited',
    run: () =>
      tool('oxlint/bin/oxlint', ['--type-aware', '--threads', '1', '-c', inRoot('scripts', 'check', 'promises.oxlintrc.json'), ...writing], '', {
        GOGC: '400',
      }),
  },
  { name: 'Import laws', run: () => tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', ...cruised]) },
  { name: 'Unused dependencies', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'Circles between features', run: () => Promise.resolve(checkFeatures().join('\n')) },
  { name: 'Names in the tree', run: () => Promise.resolve(checkTree().join('\n')) },
];
