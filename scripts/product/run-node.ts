import { spawn } from 'node:child_process';
import { StartFailure } from '../failure.ts';
import { inRoot } from '../root.ts';

export interface RunOptions {
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Where the script's own output goes: shown, shown as messages, or kept back and shown only when the script fails. */
  output: 'shown' | 'messages' | 'kept';
}

/** Runs a script of the repository with the same Node to its end. Returns its exit code. */
export function runNode(args: string[], options: RunOptions): Promise<number> {
  const stdio = {
    shown: 'inherit' as const,
    messages: ['inherit' as const, process.stderr, 'inherit' as const],
    kept: ['ignore' as const, 'pipe' as const, 'pipe' as const],
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: options.cwd ?? inRoot(), env: options.env, stdio: stdio[options.output] });
    const kept: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => kept.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => kept.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0 && kept.length > 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}

/** The same for a step of ours that has to succeed. @throws StartFailure when it does not; its own message has been printed by then */
export async function runStep(args: string[], options: RunOptions, wayOut: string): Promise<void> {
  const code = await runNode(args, options);
  if (code !== 0) throw new StartFailure(`node ${args.join(' ').replaceAll(inRoot(), '.')} ended with code ${code}; its message is above.`, wayOut);
}
