import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import { useEffect, useState } from 'react';
import { startCall, type Call, type CallEnd } from './call.ts';
import type { OpenDevices } from './use-devices.ts';

interface RunningCall {
  call: Call;
  ticket: RoomTicket;
}

/** The call of one room: `join` begins it or begins it again, `end` says how the last one ended; it is left when the page is. */
export const useCall = (fetchTicket: () => Promise<RoomTicket>, handOver: () => OpenDevices) => {
  const [running, setRunning] = useState<RunningCall | null>(null);
  const [end, setEnd] = useState<CallEnd | null>(null);
  const join = async (): Promise<void> => {
    const ticket = await fetchTicket();
    const call = startCall({ ticket, fetchTicket, ...handOver() });
    setEnd(null);
    setRunning({ ticket, call });
  };
  const call = running?.call;
  useEffect(() => {
    if (!call) return undefined;
    const stop = call.subscribe(() => setEnd(call.snapshot().end));
    // Closing the tab tells the other side at once.
    window.addEventListener('pagehide', call.leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', call.leave);
      call.leave();
    };
  }, [call]);
  return { running, end, join };
};
