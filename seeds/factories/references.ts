import type { Knex } from 'knex';
import { insertRow, nextNumber } from './insert-row.ts';

export interface ReferenceRow {
  id: string;
  slug: string;
  name: string;
  aliasOfId: string | null;
  aliasedAt: Date | null;
  movedProductIds: string[] | null;
  version: number;
}

/** A manufacturer, grower or strain that stands for itself; with `aliasOfId` a name that was merged into that one. */
export const buildReference = (trx: Knex, kind: 'manufacturers' | 'growers' | 'strains', overrides: Partial<ReferenceRow> = {}): Promise<ReferenceRow> => {
  const number = nextNumber();
  const merged = overrides.aliasOfId ? { aliasedAt: new Date(), movedProductIds: [] } : {};
  return insertRow<ReferenceRow>(trx, kind, { slug: `lindenhof-${number}`, name: `Lindenhof ${number}`, ...merged, ...overrides });
};
