import type { AttestationChoice, OwnAttestation } from '@blattwerk/contract/attestations/shapes';
import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../../lib/api/client.ts';

export interface OwnAttestations {
  items: OwnAttestation[];
  choices: AttestationChoice[];
}

const isBeingMade = ({ status, hasFile }: OwnAttestation): boolean => status === 'issued' && !hasFile;

/** The own attestations; asked again while a document is being made. */
export const useAttestations = () =>
  useQuery<OwnAttestations>({
    queryKey: ['attestations'],
    queryFn: () => memberApi.get('/clients/attestations'),
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingMade) ? 3000 : false),
  });
