import { presenceSeconds, type Colleague } from '@blattwerk/contract/presence/shapes';
import { useEffect, useState } from 'react';
import { followEvents } from '../providers/event-stream.ts';
import { expiry } from '../providers/expiry.ts';
import { ApiError, api } from '../providers/http.ts';
import { hasSession } from '../providers/session.ts';

const address = '/backoffice/:resource/:id/presence/:tabId';
let tab: string | undefined;
const tabId = (): string => (tab ??= crypto.randomUUID());
const sayEveryMs = (presenceSeconds * 1000) / 3;
/** From a record's page to its form and back the record stays open. */
const leaveAfterMs = 800;
const leaving = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>();

const canSay = (): boolean => hasSession() && !expiry.isOver();

const leave = (resource: string, id: string): void => {
  if (!canSay()) return;
  api.delete(address, { params: { resource, id, tabId: tabId() }, isSign: true }).catch(() => {
    // The others see for a minute at most what is over already.
  });
};

/** A record that is open again is not left. */
const stay = (record: string): void => {
  clearTimeout(leaving.get(record)?.timer);
  leaving.delete(record);
};

const leaveSoon = (resource: string, id: string): void => {
  const record = `${resource}:${id}`;
  const send = (): void => {
    stay(record);
    leave(resource, id);
  };
  leaving.set(record, { timer: setTimeout(send, leaveAfterMs), send });
};

// No timer outlives the page.
globalThis.addEventListener('pagehide', () => leaving.forEach(({ send }) => send()));

/**
 * Says that the record is open as long as it is, and who else has it open. Not while the page is hidden: an open tab alone does not keep a session alive.
 */
export const usePresence = (resource: string, id: string): readonly Colleague[] => {
  const [others, setOthers] = useState<readonly Colleague[]>([]);
  useEffect(() => {
    const record = `${resource}:${id}`;
    let isRefused = false;
    let isLeft = false;
    const say = async (): Promise<void> => {
      if (document.hidden || isRefused || !canSay()) return;
      try {
        const answer = await api.put(address, { params: { resource, id, tabId: tabId() }, isSign: true });
        if (!isLeft) setOthers(answer.others);
      } catch (error) {
        isRefused = error instanceof ApiError && (error.statusCode === 403 || error.statusCode === 404);
        if (!isLeft) setOthers([]);
      }
    };
    const speak = (): void => void say();
    const close = (): void => leave(resource, id);
    stay(record);
    speak();
    const timer = setInterval(speak, sayEveryMs);
    const unfollow = followEvents('presence', (records) => (records.length === 0 || records.includes(record) ? speak() : undefined));
    document.addEventListener('visibilitychange', speak);
    globalThis.addEventListener('pageshow', speak);
    globalThis.addEventListener('pagehide', close);
    return () => {
      isLeft = true;
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', speak);
      globalThis.removeEventListener('pageshow', speak);
      globalThis.removeEventListener('pagehide', close);
      leaveSoon(resource, id);
    };
  }, [resource, id]);
  return others;
};
