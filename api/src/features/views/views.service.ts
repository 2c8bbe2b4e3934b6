import { mostViews, type View as Shown, type ViewInput, type ViewPatchInput, type Views } from '@blattwerk/contract/views/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { mayChange, mayShare, presentView, View } from './view.model.ts';
import { besides, readLayout, visibleViews } from './views.queries.ts';

/** A list's views by name, and how the caller left it. */
export const listViews = async (ctx: Ctx<Member>, resource: string): Promise<Views> => {
  const rows = await visibleViews(ctx).where({ resource }).orderByRaw('lower(name), id');
  return { items: rows.map((row) => presentView(row, ctx)), layout: await readLayout(ctx, resource), mayShare: mayShare(ctx.actor) };
};

const readView = async (ctx: Ctx<Member>, id: string): Promise<Shown> => presentView(found(await visibleViews(ctx).findById(id)), ctx);

/** A default takes the place of the one before; the index decides between two at once. */
const takeDefault = async (ctx: Ctx, row: Parameters<typeof besides>[1], isDefault: boolean): Promise<void> => {
  if (isDefault) await besides(ctx, row).where({ isDefault: true }).patch({ isDefault: false });
};

/** What the audit log shows of a shared view. Filters may name people, so what it shows stays out. */
const loggedOf = ({ name, scope, isDefault }: Partial<ViewInput>) => ({
  ...(name === undefined ? {} : { name }),
  ...(scope === undefined ? {} : { scope }),
  ...(isDefault === undefined ? {} : { isDefault }),
});

/** @throws server.forbidden for a shared one by a user who is no administrator, view.nameTaken, view.tooMany */
export const createView = async (ctx: Ctx<Member>, { isDefault = false, ...input }: ViewInput): Promise<Shown> => {
  if (input.scope !== 'private' && !mayShare(ctx.actor)) throw failure('server.forbidden');
  const now = ctx.clock.now();
  const row = { ...input, isDefault, id: newId(), ownerId: ctx.actor.id, role: ctx.actor.role as View['role'], version: 1, createdAt: now, updatedAt: now };
  if ((await besides(ctx, row).resultSize()) >= mostViews) throw failure('view.tooMany');
  await takeDefault(ctx, row, isDefault);
  const stored = await View.query(ctx.trx).insertAndFetch(row);
  if (input.scope !== 'private') await audit(ctx, { action: 'view.create', objectType: 'view', objectId: stored.id, after: loggedOf(row) });
  return presentView(stored, ctx);
};

/**
 * @throws server.notFound for a view that the caller does not have, server.forbidden for a shared one by a user who is no administrator,
 * server.conflict with both states when the version is stale, view.nameTaken
 */
export const updateView = (ctx: Ctx<Member>, { id, version, ...input }: ViewPatchInput): Promise<Shown> =>
  editRecord(ctx, {
    action: 'view.update',
    objectType: 'view',
    id,
    version,
    input,
    lock: async () => found(await visibleViews(ctx).findById(id).forUpdate()),
    read: () => readView(ctx, id),
    mayEdit: (row) => mayChange(row, ctx.actor) && (input.scope === undefined || input.scope === 'private' || mayShare(ctx.actor)),
    withoutSecrets: loggedOf,
    write: async (row, next) => {
      // A view that becomes private belongs to the user who changed it.
      const owner = input.scope === 'private' ? { ownerId: ctx.actor.id } : {};
      await takeDefault(ctx, { ...row, ...input, ...owner }, input.isDefault ?? (input.scope !== undefined && row.isDefault));
      await View.query(ctx.trx)
        .findById(id)
        .patch({ ...input, ...owner, ...next });
      return (input.scope ?? row.scope) === 'private' && row.scope === 'private' ? {} : loggedOf(input);
    },
  });

/** @throws server.notFound, server.forbidden */
export const deleteView = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const row = found(await visibleViews(ctx).findById(id).forUpdate());
  if (!mayChange(row, ctx.actor)) throw failure('server.forbidden');
  await View.query(ctx.trx).deleteById(id);
  if (row.scope !== 'private') await audit(ctx, { action: 'view.delete', objectType: 'view', objectId: id, before: loggedOf(row) });
};
