import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../../../lib/api/client.ts';

export const followUpKey = ['follow-up'] as const;

/** What a follow-up would start from. Read anew with each visit: it may have been begun on another device. */
export const useFollowUp = () => useQuery({ queryKey: followUpKey, queryFn: () => memberApi.get('/clients/health-state/follow-up'), staleTime: 0, gcTime: 0 });
