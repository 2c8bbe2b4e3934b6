import type { Category, Genetics, Irradiation, Unit } from '@blattwerk/contract/products/enums';

/** All names and addresses that lead to one record of the reference data, its own among them. */
export interface ReferenceNames {
  names: string[];
  slugs: string[];
}

/** The picture of a product; width and height of its largest size. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  altDe: string | null;
  altEn: string | null;
}

/** A published product as it is read from the database, in the order of names. Instants are milliseconds since 1970. */
export interface ProductRow {
  id: string;
  slug: string;
  pzn: string;
  name: string;
  category: Category;
  unit: Unit;
  genetics: Genetics | null;
  geneticsDetail: string | null;
  thc: number | null;
  cbd: number | null;
  isThcBelow: boolean;
  isCbdBelow: boolean;
  origin: string | null;
  irradiation: Irradiation;
  /** Of a vape, where it is known; one spelling for all products of a system. */
  cartridgeSystem: string | null;
  isPromoted: boolean;
  firstSeenAt: number;
  manufacturer: string | null;
  grower: string | null;
  strain: string | null;
  manufacturerNames: ReferenceNames | null;
  growerNames: ReferenceNames | null;
  strainNames: ReferenceNames | null;
  /** Further words for the strain. */
  synonyms: string[] | null;
  picture: PictureRow | null;
  /** The one with the largest share first. */
  terpenes: string[] | null;
  rating: number | null;
  reviews: number;
  /** How many reviews name each effect and each benefit. */
  effects: Record<string, number> | null;
  benefits: Record<string, number> | null;
}

export interface TerpeneRow {
  key: string;
  nameDe: string;
  nameEn: string;
}

export interface PharmacyRow {
  id: string;
  slug: string;
  name: string;
  lat: number | null;
  lon: number | null;
  isListed: boolean;
  /** When its whole list was confirmed last. */
  confirmedAt: number | null;
}

export interface SettingRow {
  key: string;
  value: unknown;
  validFrom: number;
}

export interface PlaceRow {
  prefix: string;
  lat: number;
  lon: number;
}
