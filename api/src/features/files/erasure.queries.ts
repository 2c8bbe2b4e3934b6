import type { Ctx } from '../../kernel/ctx.ts';
import type { FileKind } from './file.model.ts';

/** All of a person, or those of one kind. Documents first: a row without its document can be found and mended, a document without its row cannot. */
export const deleteFilesOf = async (ctx: Ctx, ownerId: string, kind?: FileKind): Promise<void> => {
  const which = kind ? { ownerId, kind } : { ownerId };
  const files: { storageKey: string }[] = await ctx.trx('files').where(which).select('storageKey');
  for (const { storageKey } of files) await ctx.ports.storage.delete(storageKey);
  await ctx.trx('files').where(which).delete();
};
