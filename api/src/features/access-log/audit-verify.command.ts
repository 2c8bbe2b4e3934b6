import { runCommand } from '../../command.ts';
import { checkChains } from './audit-chain.service.ts';

await runCommand(async (ctx) => {
  const { heads: _heads, ...found } = await checkChains(ctx);
  return { output: found, isFine: found.faults.length === 0 };
});
