import { maxTextBlocks } from '@blattwerk/contract/text-blocks/shapes';
import type { TextBlock as Shown, TextBlockInput, TextBlockList, TextBlockPatchInput } from '@blattwerk/contract/text-blocks/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { HouseTextBlock, presentOffered } from './house-text-block.model.ts';
import { TextBlock } from './text-block.model.ts';
import { lockTextBlocks } from './text-blocks.queries.ts';

const own = (ctx: Ctx<Member>) => TextBlock.query(ctx.trx).where({ doctorId: ctx.actor.id });

const present = ({ id, title, text, version, updatedAt }: TextBlock): Shown => ({ id, title, text, version, updatedAt: updatedAt.toISOString() });

/** The caller's own and those of the house, each by title. */
export const listTextBlocks = async (ctx: Ctx<Member>): Promise<TextBlockList> => {
  const rows = await own(ctx).orderByRaw('lower(title), id');
  const house = await HouseTextBlock.query(ctx.trx).where({ isActive: true }).orderByRaw('lower(name), id');
  return { items: rows.map(present), house: house.map(presentOffered) };
};

/** @throws textBlock.tooMany, textBlock.titleTaken */
export const createTextBlock = async (ctx: Ctx<Member>, input: TextBlockInput): Promise<Shown> => {
  await lockTextBlocks(ctx);
  const taken = new Set((await own(ctx).select('place')).map(({ place }) => place));
  const place = Array.from({ length: maxTextBlocks }, (_, index) => index + 1).find((one) => !taken.has(one));
  const now = ctx.clock.now();
  const row = { ...input, id: newId(), doctorId: ctx.actor.id, place: found(place, 'textBlock.tooMany'), version: 1, createdAt: now, updatedAt: now };
  return present(await TextBlock.query(ctx.trx).insertAndFetch(row));
};

/** @throws server.notFound for one that is missing or a colleague's, server.conflict when it was changed since, textBlock.titleTaken */
export const updateTextBlock = async (ctx: Ctx<Member>, { id, version, ...input }: TextBlockPatchInput): Promise<Shown> => {
  const row = found(await own(ctx).findById(id).forUpdate());
  assertVersion(row, version, { current: present(row), yours: input });
  return present(await TextBlock.query(ctx.trx).patchAndFetchById(id, { ...input, version: version + 1, updatedAt: ctx.clock.now() }));
};

/** @throws server.notFound for one that is missing or a colleague's */
export const removeTextBlock = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const removed = await own(ctx).deleteById(id);
  if (removed === 0) throw failure('server.notFound');
};
