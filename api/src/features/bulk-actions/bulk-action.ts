import type { SkipReason } from '@blattwerk/contract/bulk-actions/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';

/** A record as its list presents it. */
export type Listed = { id: string; version: number; abilities: readonly string[] } & Readonly<Record<string, unknown>>;

export type Given = Readonly<Record<string, unknown>>;

/** One action as it is done to each record, by the service of the single action. */
export interface BulkAction {
  /** Why this record is left as it is; undefined where the action may be tried. */
  skip: (record: Listed) => SkipReason | undefined;
  run: (ctx: Ctx<Member>, record: Listed, given: Given) => Promise<unknown>;
  /** What must be given with it. */
  needs?: readonly string[];
  /** The action of the same list that takes it back. */
  undo?: string;
  /** It is about what the caller has read, so the versions of that are sent with it. */
  isOfRead?: true;
}

/** Leaves alone what does not have the ability for it now. */
const without = (ability: string, record: Listed): SkipReason | undefined => (record.abilities.includes(ability) ? undefined : 'notAllowed');

type Patch = (ctx: Ctx<Member>, input: never) => Promise<unknown>;

/** Sets one field to one value, as editing the record does. */
export const setting = (patch: Patch, ability: string, field: string, value: unknown, undo: string): BulkAction => ({
  skip: (record) => (record[field] === value ? 'unchanged' : without(ability, record)),
  run: (ctx, { id, version }) => patch(ctx, { id, version, [field]: value } as never),
  undo,
});

/** A step that a record's abilities name. `so` says whether it is there already. */
export const step = (
  ability: string,
  run: BulkAction['run'],
  { so = () => false, ...more }: Pick<BulkAction, 'needs' | 'undo' | 'isOfRead'> & { so?: (record: Listed) => boolean } = {},
): BulkAction => ({ skip: (record) => (so(record) ? 'unchanged' : without(ability, record)), run, ...more });

/** Why a record is left as it is. What the caller has not read in this version is not decided. */
export const whyNot = (action: BulkAction, record: Listed | undefined, readVersion: number | null): SkipReason | undefined => {
  if (record === undefined) return 'notFound';
  const reason = action.skip(record);
  return reason === undefined && readVersion !== null && record.version !== readVersion ? 'unread' : reason;
};
