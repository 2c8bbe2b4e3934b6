import { execFile, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { apiProcess } from '../../scripts/product/api-process.ts';

/** What every process of the product has in a test, beside what its test says. */
export const processEnvironment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  APP_ENV: 'test',
  NODE_COMPILE_CACHE: apiProcess.env.NODE_COMPILE_CACHE,
  ...more,
});

export interface CommandEnd {
  code: number;
  output: string;
  complaint: string;
}

/** Starts a command of the product as a process of its own. `ended` says how it ended; a killed one has the code -1. */
export const startCommand = (command: URL, parameters: readonly string[], more: NodeJS.ProcessEnv): { child: ChildProcess; ended: Promise<CommandEnd> } => {
  const { promise: ended, resolve } = Promise.withResolvers<CommandEnd>();
  const child = execFile(process.execPath, [fileURLToPath(command), ...parameters], { env: processEnvironment(more) }, (_error, output, complaint) =>
    resolve({ code: child.exitCode ?? -1, output, complaint }),
  );
  return { child, ended };
};

/** Runs one to its end. */
export const runCommand = (command: URL, parameters: readonly string[], more: NodeJS.ProcessEnv): Promise<CommandEnd> =>
  startCommand(command, parameters, more).ended;
