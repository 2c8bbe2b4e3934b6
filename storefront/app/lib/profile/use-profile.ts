import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../api/client.ts';

export const profileKey = ['iam', 'profile'] as const;

export const useProfile = () => useQuery({ queryKey: profileKey, queryFn: () => memberApi.get('/clients/iam/profile') });
