import { z } from 'zod';
import { crudFilters } from '../backoffice/list-filters.ts';
import { listSearch } from '../backoffice/shapes.ts';
import { staffRoles } from '../invitations/shapes.ts';
import { id, instant, text } from '../validation.ts';

/** Who has a view: its maker, the maker's role, or all staff. */
export const viewScopes = ['private', 'role', 'everyone'] as const;
export type ViewScope = (typeof viewScopes)[number];

/** Of one person, and shared ones, in one list. */
export const mostViews = 40;
export const viewNameLength = 60;

const fieldName = z.string().min(1).max(60);
export const columnWidths = { min: 60, max: 800 } as const;

/** A column that is shown: by its name alone, or with its width in pixels and the side that it stays at. */
const shownColumn = z.union([
  fieldName,
  z.strictObject({ field: fieldName, width: z.int().min(columnWidths.min).max(columnWidths.max).optional(), pin: z.enum(['left', 'right']).optional() }),
]);
export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** How a person has a list shown: the columns in their order, and how high its rows are. */
const listLayout = z.strictObject({ columns: z.array(shownColumn).min(1).max(60).optional(), density: z.enum(densities).optional() });
export type ListLayout = z.output<typeof listLayout>;

/** What a list shows, in the words of `listQuery`; what it leaves out is the list's own default. */
const viewState = listLayout.extend({
  filters: crudFilters.optional(),
  sort: z.string().max(200).optional(),
  q: listSearch,
  pageSize: z.int().min(1).max(200).optional(),
});
export type ViewState = z.output<typeof viewState>;

const resourceName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]*$/);

export const viewsInput = z.object({ resource: resourceName });
export const viewInput = z.strictObject({
  resource: resourceName,
  name: text(1, viewNameLength),
  scope: z.enum(viewScopes),
  state: viewState,
  isDefault: z.boolean().optional(),
});
export type ViewInput = z.output<typeof viewInput>;
export const viewPatchInput = viewInput.omit({ resource: true }).partial().extend({ id, version: z.int() });
export type ViewPatchInput = z.output<typeof viewPatchInput>;
export const layoutInput = z.strictObject({ resource: resourceName, layout: listLayout });

export const view = z.object({
  id,
  resource: z.string(),
  name: z.string(),
  scope: z.enum(viewScopes),
  /** The role of its maker: whose view it is where `scope` is `role`. */
  role: z.enum(staffRoles),
  state: viewState,
  /** The list opens with it where the address names none: a private one before the role's, and that before everyone's. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update', 'delete', 'share'])),
});
export type View = z.output<typeof view>;

/** The views of a list that the reader has, by name, and how the reader left the list. */
export const views = z.object({ items: z.array(view), layout: listLayout.nullable(), mayShare: z.boolean() });
export type Views = z.output<typeof views>;
