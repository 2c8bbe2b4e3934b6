import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../command.ts';
import { importPostalCodes } from './import-postal-codes.ts';

const usage = 'npm run postal-codes:import -- --file <path>';

const openFile = async (): Promise<AsyncIterable<Buffer>> => {
  const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
  if (!file) throw new CommandError(`Say which file: ${usage}`);
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read.`, { cause: error });
  }
  return createReadStream(file);
};

await runCommand(async (ctx) => ({ output: await importPostalCodes(ctx, await openFile()), isFine: true }));
