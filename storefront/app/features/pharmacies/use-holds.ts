import { useEffect, useState } from 'react';
import { useSelected } from '../../lib/request-list/request-list.ts';
import type { PharmacySearch } from './pharmacies-query.ts';
import { listQueryOf } from './pharmacies-query.ts';

interface Holds {
  /** How many products are selected for the request. */
  of: number;
  byPharmacy: ReadonlyMap<string, number>;
}

const read = async (search: PharmacySearch, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { visitorApi } = await import('../../lib/api/client.ts');
  const { items } = await visitorApi.get('/clients/pharmacies', { query: { ...listQueryOf(search), productIds: [...productIds] } });
  return new Map(items.map((item) => [item.id, item.holds ?? 0]));
};

/** What each pharmacy of this page has of the products that are selected in this browser; null where none is, and until that is known. */
export const useHolds = (search: PharmacySearch): Holds | null => {
  const ids = useSelected().map(({ productId }) => productId);
  const [known, setKnown] = useState<{ key: string; byPharmacy: ReadonlyMap<string, number> }>();
  const key = JSON.stringify([search, ids]);
  useEffect(() => {
    const [asked, productIds] = JSON.parse(key) as [PharmacySearch, string[]];
    if (productIds.length === 0) return undefined;
    let isCurrent = true;
    read(asked, productIds).then(
      (byPharmacy) => {
        if (isCurrent) setKnown({ key, byPharmacy });
      },
      // It is said beside a list that is there without it; a market that is closed to this reader says nothing more.
      () => {
        if (isCurrent) setKnown(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? { of: ids.length, byPharmacy: known.byPharmacy } : null;
};
