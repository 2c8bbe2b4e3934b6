import type { OwnIdentity } from '@blattwerk/contract/identity-checks/shapes';
import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../../lib/api/client.ts';

const identityKey = ['identity'] as const;

const pollIntervalMs = 2_000;

/** Nothing has come of it yet, and it is not on the person to do something. */
const isAtWork = ({ status, outcome }: OwnIdentity): boolean => outcome === 'open' && status === 'processing';
/** Back from the provider's page: its word can take a moment. */
const isExpected = ({ status, outcome, lastError }: OwnIdentity): boolean =>
  outcome === 'open' && (status === 'created' || (status === 'requires_input' && lastError === null));

/** Where the own check stands; asked again by itself while a result is on its way. */
export const useIdentity = (isBack = false) =>
  useQuery({
    queryKey: identityKey,
    queryFn: () => memberApi.get('/clients/iam/identity'),
    refetchInterval: ({ state: { data } }) => (data && (isAtWork(data) || (isBack && isExpected(data))) ? pollIntervalMs : false),
    staleTime: 0,
  });
