import type { ReferenceAlias, ReferenceRecord } from '@blattwerk/contract/reference-data/shapes';
import type { ReferenceRow } from './kinds.ts';

export interface CountedRow extends ReferenceRow {
  productCount: number;
  targetSlug: string | null;
  targetName: string | null;
}
export interface AliasRow extends ReferenceRow {
  targetId: string;
  productCount: number;
  aliasedAt: Date;
}

export const presentAlias = (row: AliasRow): ReferenceAlias => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  kind: row.movedProductIds === null ? 'former' : 'merged',
  since: row.aliasedAt.toISOString(),
  productCount: row.productCount,
  abilities: row.movedProductIds === null ? [] : ['undo-merge'],
});

export const presentReference = (row: CountedRow, aliases: ReferenceAlias[], synonyms: string[]): ReferenceRecord => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  productCount: row.productCount,
  synonyms,
  aliases,
  mergedInto: row.aliasOfId === null ? null : { id: row.aliasOfId, slug: row.targetSlug ?? '', name: row.targetName ?? '' },
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: row.aliasOfId === null ? ['update', 'merge'] : ['undo-merge'],
});
