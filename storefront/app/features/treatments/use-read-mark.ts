import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { memberApi } from '../../lib/api/client.ts';

const isUnread = ({ kind, readAt }: PatientTreatment['messages'][number]): boolean => (kind === 'question' || kind === 'reply') && readAt === null;

/**
 * Says that the doctor's lines were read, once they are on the screen: a page has a thread for each request, and not each is looked at.
 * @returns the ids of the lines that were new on this page
 */
export const useReadMark = (treatment: PatientTreatment, place: RefObject<HTMLElement | null>): ReadonlySet<string> => {
  const client = useQueryClient();
  const unread = treatment.messages.filter(isUnread).map(({ id }) => id);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const mark = useEffectEvent(async () => {
    setSeen(new Set([...seen, ...unread]));
    try {
      await memberApi.post('/clients/treatment/:id/messages/read', { params: { id: treatment.id } });
    } catch {
      return; // a mark that is missing is set at the next look
    }
    await client.invalidateQueries({ queryKey: ['treatment'] });
  });
  const newest = unread.at(-1);
  useEffect(() => {
    const element = place.current;
    if (newest === undefined || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void mark();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [newest, place]);
  return new Set([...seen, ...unread]);
};
