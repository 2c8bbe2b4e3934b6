import { errorText } from '@blattwerk/contract/errors';
import knexFactory from 'knex';
import { knexConfig } from '../../knexfile.ts';
import { readConfig } from './config.ts';
import { closeContext, createContext, systemCtx, systemRole } from './context.ts';
import type { Ctx } from './kernel/ctx.ts';
import { Failure } from './kernel/failure.ts';
import { createLog } from './kernel/log.ts';

/** A mistake of the person at the keyboard: shown as one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

interface CommandResult {
  output: object;
  isFine: boolean;
  /** For a result that another program takes from the last line. */
  isOneLine?: boolean;
}

const explain = (error: unknown): string => {
  if (error instanceof CommandError) return error.message;
  if (error instanceof Failure) return errorText(error.code, 'en');
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/**
 * Runs a command of the command line as the system: its result goes to stdout as JSON, everything else to stderr.
 * The exit code is 0 when all is fine, else 1.
 */
export const runCommand = async (work: (ctx: Ctx<{ role: 'system' }>) => Promise<CommandResult>): Promise<void> => {
  try {
    const config = readConfig();
    const log = createLog({ level: 'warn', destination: process.stderr });
    const app = await createContext(config, {
      log,
      systemKnex: knexFactory(knexConfig(config.DATABASE_URL, { role: systemRole, applicationName: 'blattwerk-command', pool: { min: 0, max: 3 } })),
    });
    try {
      // The queue is opened so that what the command does may send jobs; the worker runs them.
      await app.boss.start();
      const { output, isFine, isOneLine } = await work(systemCtx(app, 'command'));
      process.stdout.write(`${JSON.stringify(output, null, isOneLine ? 0 : 2)}\n`);
      process.exitCode = isFine ? 0 : 1;
    } finally {
      await closeContext(app);
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};
