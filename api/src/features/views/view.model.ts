import type { ListLayout, View as Shown, ViewScope, ViewState } from '@blattwerk/contract/views/shapes';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';

type StaffRole = Shown['role'];

/** What a list of the back office shows, under a name. */
export class View extends BaseModel {
  static override tableName = 'views';
  static override jsonAttributes = ['state'];

  declare resource: string;
  declare name: string;
  declare scope: ViewScope;
  declare ownerId: string;
  /** The maker's. */
  declare role: StaffRole;
  declare state: ViewState;
  declare isDefault: boolean;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** How a person left a list. */
export interface LayoutRow {
  layout: ListLayout;
}

/** Shared views are the administrators': they are everybody's way to work. */
export const mayShare = ({ role }: Member): boolean => role === 'admin';

export const mayChange = ({ scope, ownerId, role }: View, actor: Member): boolean =>
  scope === 'private' ? ownerId === actor.id : mayShare(actor) && (scope === 'everyone' || role === actor.role);

export const presentView = (row: View, { actor }: Ctx<Member>): Shown => ({
  id: row.id,
  resource: row.resource,
  name: row.name,
  scope: row.scope,
  role: row.role,
  state: row.state,
  isDefault: row.isDefault,
  isOwn: row.ownerId === actor.id,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: mayChange(row, actor) ? ['update', 'delete', ...(mayShare(actor) ? (['share'] as const) : [])] : [],
});
