import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';

interface Kind {
  /** The view in which every name, led on or not, stands beside the record that it means. */
  names: string;
  /** The products' column. */
  column: 'manufacturerId' | 'growerId' | 'strainId';
  /** In the audit log. */
  noun: 'manufacturer' | 'grower' | 'strain';
}

/** Manufacturers, growers and strains are the same kind of thing: a name with an address. */
export const kinds: Record<ReferenceKind, Kind> = {
  manufacturers: { names: 'manufacturer_names', column: 'manufacturerId', noun: 'manufacturer' },
  growers: { names: 'grower_names', column: 'growerId', noun: 'grower' },
  strains: { names: 'strain_names', column: 'strainId', noun: 'strain' },
};

/** The products of one record go to another one. */
export interface MovedReference {
  column: Kind['column'];
  from: string;
  to: string;
  /** These alone; all when it is not given. */
  among?: readonly string[];
}

/** A row of one of the three tables. */
export interface ReferenceRow {
  id: string;
  slug: string;
  name: string;
  /** The record that this name leads to; null for one that stands for itself. */
  aliasOfId: string | null;
  aliasedAt: Date | null;
  /** The products that a merge moved; null for a name that was replaced. */
  movedProductIds: string[] | null;
  version: number;
  updatedAt: Date;
}
