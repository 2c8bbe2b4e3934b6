import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import { useEffect, useState } from 'react';
import { startCall, type Call, type CallEnd } from './call.ts';
import { openDevice, type DeviceKind } from './devices.ts';
import type { OpenDevices } from './use-devices.ts';

interface RunningCall {
  call: Call;
  ticket: RoomTicket;
  /** The devices that were chosen for it. */
  chosen: Record<DeviceKind, string | undefined>;
}

const chosenOf = ({ microphone, camera }: OpenDevices): RunningCall['chosen'] => ({
  microphone: microphone?.getSettings().deviceId,
  camera: camera?.getSettings().deviceId,
});

/** What was on when the former call ended is on again when its person returns. */
const openAgain = async ({ call, chosen }: RunningCall): Promise<OpenDevices> => {
  const { microphone, camera } = call.snapshot();
  const open = async (kind: DeviceKind, wasOn: boolean) => (wasOn ? (await openDevice(kind, chosen[kind])).track : null);
  return { microphone: await open('microphone', microphone), camera: await open('camera', camera) };
};

/** The call of one room: `join` begins it or begins it again, `end` says how the last one ended; it is left when the page is. */
export const useCall = (fetchTicket: () => Promise<RoomTicket>, handOver: () => OpenDevices) => {
  const [running, setRunning] = useState<RunningCall | null>(null);
  const [end, setEnd] = useState<CallEnd | null>(null);
  const join = async (): Promise<void> => {
    const ticket = await fetchTicket();
    const given = handOver();
    const isReturn = running !== null && given.microphone === null && given.camera === null;
    const devices = isReturn ? await openAgain(running) : given;
    const call = startCall({ ticket, fetchTicket, ...devices });
    setEnd(null);
    setRunning({ ticket, call, chosen: isReturn ? running.chosen : chosenOf(devices) });
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
