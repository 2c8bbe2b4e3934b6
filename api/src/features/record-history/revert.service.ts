import type { HistoryEntry } from '@blattwerk/contract/record-history/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { NamedRecord } from '../office-lists/public.ts';
import { formerValues, officeEdits } from './office-edits.ts';
import { readHistory } from './record-history.queries.ts';

interface Revert extends NamedRecord {
  entryId: string;
  version: number;
  reason?: string | undefined;
}

/**
 * Sets the fields of one change back to what they were before it.
 * @throws server.notFound, server.forbidden, server.unprocessableEntity for a change that cannot be taken back, and whatever the edit throws
 */
export const revertChange = async (ctx: Ctx<Member>, { entryId, version, reason, ...named }: Revert): Promise<HistoryEntry[]> => {
  const reader = { ctx, mayEdit: true };
  const entry = found((await readHistory(named, reader)).find(({ id }) => id === entryId));
  const edit = officeEdits[named.resource];
  const former = formerValues(named.resource, entry);
  if (!edit || !former) throw failure('server.unprocessableEntity');
  await edit.run({ ...ctx, revert: { reason: reason || null } }, edit.fields.parse({ ...former, id: named.id, version }));
  return readHistory(named, reader);
};
