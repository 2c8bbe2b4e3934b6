import type { Gets } from '@blattwerk/contract/client/types';
import type { PharmacySort } from '@blattwerk/contract/pharmacies/shapes';

export const pageSize = 50;
export const offeredSorts = ['name', 'city', 'zipCode', 'distance'] as const satisfies readonly PharmacySort[];
export const offeredRadii = ['5', '10', '25', '50', '100', '200'] as const;

type ListQuery = NonNullable<NonNullable<Gets['/clients/pharmacies']['given'][0]>['query']>;
type MapQuery = NonNullable<NonNullable<Gets['/clients/pharmacies/map']['given'][0]>['query']>;

export interface PharmacySearch {
  q: string;
  zipCode: string;
  radiusKm: string;
  sort: PharmacySort | '';
  page: number;
}

const knownSorts: Record<PharmacySort, true> = { name: true, '-name': true, city: true, '-city': true, zipCode: true, '-zipCode': true, distance: true };
const isSort = (value: string | null): value is PharmacySort => value !== null && Object.hasOwn(knownSorts, value);

/** What the address asks for. Values that make no sense are left out instead of failing the page. */
export const searchOf = (params: URLSearchParams): PharmacySearch => {
  const zipCode = params.get('zipCode')?.trim() ?? '';
  const isNear = /^\d{5}$/.test(zipCode);
  const radius = Number(params.get('radiusKm'));
  const sort = params.get('sort');
  return {
    q: params.get('q')?.trim().slice(0, 100) ?? '',
    zipCode: isNear ? zipCode : '',
    radiusKm: isNear && radius >= 1 && radius <= 1000 ? String(radius) : '',
    sort: isSort(sort) && (sort !== 'distance' || isNear) ? sort : '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  };
};

/** The part of the search that the map has, too. */
export const placeQueryOf = ({ q, zipCode, radiusKm }: PharmacySearch): MapQuery => ({
  q: q || undefined,
  zipCode: zipCode || undefined,
  radiusKm: radiusKm ? Number(radiusKm) : undefined,
});

export const listQueryOf = (search: PharmacySearch): ListQuery => ({ ...placeQueryOf(search), sort: search.sort || undefined, page: search.page, pageSize });

export const isNarrowed = ({ q, radiusKm }: PharmacySearch): boolean => q !== '' || radiusKm !== '';

/** The address's search without fields that were left empty. */
export const tidied = (fields: Iterable<[string, FormDataEntryValue]>): string => {
  const params = new URLSearchParams([...fields].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== ''));
  return params.size > 0 ? `?${params.toString()}` : '';
};
