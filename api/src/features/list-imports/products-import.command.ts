import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../command.ts';
import { importProducts } from './import-products.ts';

const usage = 'npm run products:import -- --file <path>';

const readProductBytes = async (): Promise<Buffer> => {
  const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
  if (!file) throw new CommandError(`Say which file: ${usage}`);
  try {
    return await readFile(file);
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read.`, { cause: error });
  }
};

await runCommand(async (ctx) => ({ output: await importProducts(ctx, await readProductBytes()), isFine: true }));
