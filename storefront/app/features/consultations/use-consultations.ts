import type { HeldTime, Hold } from '@blattwerk/contract/consultations/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memberApi } from '../../lib/api/client.ts';

const consultationsKey = ['consultations'] as const;
const doctorsKey = ['consulting-doctors'] as const;

/** The own video consultations, the latest first. Read again each minute: a room opens some minutes before its start. */
export const useConsultations = () =>
  useQuery({
    queryKey: consultationsKey,
    queryFn: () => memberApi.get('/clients/consultations'),
    refetchInterval: 60_000,
  });

export const useConsultation = (id: string) =>
  useQuery({
    queryKey: [...consultationsKey, id],
    queryFn: () => memberApi.get('/clients/consultations/appointment', { query: { id } }),
    refetchInterval: 60_000,
  });

/** Doctors who offer consultations, with the next free time of each. */
export const useConsultingDoctors = () => useQuery({ queryKey: doctorsKey, queryFn: () => memberApi.get('/clients/health-state/doctors') });

const heldKey = ['held-time'] as const;

/** The time that is kept while its booking is confirmed; the server keeps it, so a page that is loaded again goes on with it. */
export const useHeldTime = () => {
  const client = useQueryClient();
  const { data, isPending } = useQuery({ queryKey: heldKey, queryFn: () => memberApi.get('/clients/consultations/hold') });
  return {
    hold: data?.hold ?? undefined,
    isPending,
    set: (hold: Hold | null): void => void client.setQueryData<HeldTime>(heldKey, { hold }),
  };
};

export interface Span {
  from: string;
  to: string;
}

/** A doctor's free times of some days. */
export const useFreeSlots = (doctorId: string, span: Span) =>
  useQuery({
    queryKey: ['free-slots', doctorId, span.from, span.to],
    queryFn: () => memberApi.get('/clients/health-state/doctors/:id/schedule', { params: { id: doctorId }, query: { ...span } }),
  });

/** Places in the waiting list and offers; an offer may come at any time. */
export const useWaitList = () =>
  useQuery({ queryKey: [...consultationsKey, 'waiting-list'], queryFn: () => memberApi.get('/clients/consultations/waiting-list'), refetchInterval: 30_000 });

/** After a booking, a move or a cancellation nothing that was read before holds. */
export const useReadAgain = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: consultationsKey }),
      client.invalidateQueries({ queryKey: doctorsKey }),
      client.invalidateQueries({ queryKey: ['free-slots'] }),
    ]);
};
