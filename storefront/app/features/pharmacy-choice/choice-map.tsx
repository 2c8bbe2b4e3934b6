import type { ListedPharmacy } from '@blattwerk/contract/prescriptions/shapes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { marksOf } from '../../components/map/cluster.ts';
import { MapDisclosure } from '../../components/map/map-disclosure.tsx';
import { areaPoints } from '../../lib/places/area-points.ts';
import { loadAreas } from '../../lib/places/load-areas.ts';

interface Props {
  pharmacies: readonly ListedPharmacy[];
  /** Where the list begins. */
  listId: string;
  onZipCode: (zipCode: string) => void;
}

/** Where the pharmacies of the list are; a mark puts those around it first. The list says the same, so it goes without the map where that does not load. */
export const ChoiceMap = ({ pharmacies, listId, onZipCode }: Props) => {
  const { pathname, search } = useLocation();
  const areas = useQuery({ queryKey: ['postal-areas'], queryFn: loadAreas, staleTime: Infinity });
  const map = useMemo(() => areas.data && marksOf(areaPoints(pharmacies, areas.data), true), [pharmacies, areas.data]);
  return map && <MapDisclosure {...map} toOf={() => `${pathname}${search}#${listId}`} onChoose={({ zipCode }) => onZipCode(zipCode)} />;
};
