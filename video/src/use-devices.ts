import { useCallback, useEffect, useRef, useState } from 'react';
import { listDevices, openDevice, whenLost, type DeviceKind, type DeviceList, type DeviceProblem } from './devices.ts';
import { followSoundLevel } from './sound-level.ts';

export interface OpenDevices {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
}

const noDevices: DeviceList = { microphone: [], camera: [], speaker: [] };

/** Devices before a call: opened, chosen, measured. What is open is closed with the page, unless a call takes it over. */
export const useDevices = () => {
  const [open, setOpen] = useState<OpenDevices>({ microphone: null, camera: null });
  const [problems, setProblems] = useState<Record<DeviceKind, DeviceProblem | null>>({ microphone: null, camera: null });
  const [devices, setDevices] = useState(noDevices);
  const [hasChecked, setChecked] = useState(false);
  const [level, setLevel] = useState(0);
  const held = useRef(open);
  const keep = useCallback((kind: DeviceKind, track: MediaStreamTrack | null): void => {
    held.current[kind]?.stop();
    held.current = { ...held.current, [kind]: track };
    setOpen(held.current);
  }, []);
  const openOne = useCallback(
    async (kind: DeviceKind, deviceId?: string): Promise<void> => {
      const { track, problem } = await openDevice(kind, deviceId);
      keep(kind, track);
      setProblems((known) => ({ ...known, [kind]: problem }));
      whenLost(track, () => {
        if (held.current[kind] !== track) return;
        keep(kind, null);
        setProblems((known) => ({ ...known, [kind]: 'lost' }));
      });
      setDevices(await listDevices());
    },
    [keep],
  );
  const check = useCallback(async (): Promise<void> => {
    await openOne('microphone');
    await openOne('camera');
    setChecked(true);
  }, [openOne]);
  const { microphone } = open;
  useEffect(() => (microphone ? followSoundLevel(microphone, setLevel) : undefined), [microphone]);
  useEffect(() => () => [held.current.microphone, held.current.camera].forEach((track) => track?.stop()), []);
  /** The call has the devices from now on; another call begins with a new check. */
  const handOver = (): OpenDevices => {
    const given = held.current;
    held.current = { microphone: null, camera: null };
    setOpen(held.current);
    setChecked(false);
    return given;
  };
  return { open, problems, devices, hasChecked, level: microphone ? level : 0, check, openOne, close: (kind: DeviceKind) => keep(kind, null), handOver };
};

export type Devices = ReturnType<typeof useDevices>;
