import type { Ctx } from '../../kernel/ctx.ts';

/** Documents first: a row without its document can be found and mended, a document without its row cannot. */
export const deleteFilesOf = async (ctx: Ctx, ownerId: string): Promise<void> => {
  const files: { storageKey: string }[] = await ctx.trx('files').where({ ownerId }).select('storageKey');
  for (const { storageKey } of files) await ctx.ports.storage.delete(storageKey);
  await ctx.trx('files').where({ ownerId }).delete();
};
