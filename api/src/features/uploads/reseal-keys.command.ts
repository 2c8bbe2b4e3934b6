import { runCommand } from '../../command.ts';
import { countByMasterKey, resealFileKeys } from '../files/public.ts';
import { resealUploadKeys } from './upload-keys.service.ts';

/** Fine when nothing is left that an older master key has to open. */
await runCommand(async (ctx) => {
  const resealed = (await resealFileKeys(ctx)) + (await resealUploadKeys(ctx));
  const inUse = await countByMasterKey(ctx);
  return { output: { resealed, inUse }, isFine: inUse.length <= 1 };
});
