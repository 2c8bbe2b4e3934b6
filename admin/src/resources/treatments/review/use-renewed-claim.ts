import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../providers/http.ts';

/** A doctor who did nothing for so long is not at work on the case. */
const activeMs = 180_000;
const checkMs = 15_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

interface Claim {
  id: string;
  /** Null where the request is not the doctor's own. */
  expiresAt: string | null;
}

/**
 * Renews the own claim while the case is open and its doctor is at work: once half of the time is over. What was renewed is known here alone, so
 * that the case is not read again, which would be on record.
 * @returns until when the request is reserved
 */
export const useRenewedClaim = ({ id, expiresAt }: Claim): string | null => {
  const [renewed, setRenewed] = useState<{ of: string; from: string; until: string }>();
  const activity = useRef(0);
  const until = renewed?.of === id && renewed.from === expiresAt ? renewed.until : expiresAt;
  const half = useRef({ of: '', at: 0 });
  const check = useEffectEvent(async (): Promise<void> => {
    if (until === null || expiresAt === null || document.hidden || Date.now() - activity.current > activeMs) return;
    const end = Date.parse(until);
    if (half.current.of !== until) half.current = { of: until, at: Date.now() + (end - Date.now()) / 2 };
    if (Date.now() < half.current.at || Date.now() >= end) return;
    try {
      const { claimExpiresAt } = await api.post('/backoffice/treatments/:id/claim', { params: { id } });
      if (claimExpiresAt !== null) setRenewed({ of: id, from: expiresAt, until: claimExpiresAt });
    } catch {
      // tried again at the next check; the clock says when the time is over
    }
  });
  useEffect(() => {
    const note = () => void (activity.current = Date.now());
    note();
    for (const sign of signs) globalThis.addEventListener(sign, note, { passive: true, capture: true });
    const timer = setInterval(() => void check(), checkMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) globalThis.removeEventListener(sign, note, { capture: true });
    };
  }, []);
  return until;
};
