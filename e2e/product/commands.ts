import { spawn } from 'node:child_process';
import { environmentOf, repository, type Place } from './product-process.ts';

export interface CommandResult<T> {
  exitCode: number | null;
  /** What the command printed, read as JSON. */
  output: T;
}

/** Runs one of the product's own commands beside the running product, as an administrator would on the server. */
export const runCommand = <T>(place: Place, name: 'products:import' | 'feed:import' | 'staff:invite', args: string[]): Promise<CommandResult<T>> =>
  new Promise((resolve, reject) => {
    const command = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: repository, env: environmentOf(place) });
    const said: string[] = [];
    const complained: string[] = [];
    command.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    command.stderr.on('data', (chunk: Buffer) => complained.push(chunk.toString()));
    command.once('error', reject);
    command.once('close', (exitCode) => {
      try {
        resolve({ exitCode, output: JSON.parse(said.join('')) as T });
      } catch (cause) {
        reject(new Error(`npm run ${name} ended with code ${exitCode} and printed no JSON:\n${said.join('')}${complained.join('')}`, { cause }));
      }
    });
  });
