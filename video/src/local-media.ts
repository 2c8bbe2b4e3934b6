import { openDevice, openScreen, whenLost, type DeviceKind, type DeviceProblem } from './devices.ts';
import type { Outgoing } from './media-link.ts';

/** What the own side sends, as it is shown to its person. */
export interface LocalMedia {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
  /** The own picture. */
  own: MediaStreamTrack | null;
  /** Which device could not be switched on, or was lost, and why. */
  problem: { kind: DeviceKind; why: DeviceProblem } | null;
}

interface SenderEvents {
  send: (outgoing: Outgoing) => Promise<void>;
  changed: (media: Partial<LocalMedia> & { isSteppedDown?: boolean }) => void;
}

interface Held {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
}

/** Opens a device of the call. One that goes away by itself is off for both sides, and its person reads why. */
const createOpener = (held: Held, sendAll: () => Promise<void>, changed: SenderEvents['changed']) => {
  const watch = (kind: DeviceKind): void => {
    const track = held[kind];
    const lose = async (): Promise<void> => {
      if (held[kind] !== track) return;
      held[kind] = null;
      await sendAll();
      changed({ [kind]: false, own: held.screen ?? held.camera, problem: { kind, why: 'lost' } });
    };
    whenLost(track, () => void lose());
  };
  watch('microphone');
  watch('camera');
  return async (kind: DeviceKind): Promise<Pick<LocalMedia, 'problem'> & { isOpen: boolean }> => {
    const { track, problem } = await openDevice(kind);
    held[kind] = track;
    watch(kind);
    await sendAll();
    return { isOpen: track !== null, problem: problem && { kind, why: problem } };
  };
};

/** Own devices during a call. A muted microphone stays open, a camera that is off gives its light back. */
export const createSender = (first: Record<DeviceKind, MediaStreamTrack | null>, { send, changed }: SenderEvents) => {
  const held: Held = { ...first, screen: null };
  const sendAll = (): Promise<void> => send({ audio: held.microphone, video: held.screen ?? held.camera });
  const open = createOpener(held, sendAll, changed);

  const toggleMicrophone = async (): Promise<void> => {
    if (held.microphone) {
      held.microphone.enabled = !held.microphone.enabled;
      return changed({ microphone: held.microphone.enabled });
    }
    const { isOpen, problem } = await open('microphone');
    changed({ microphone: isOpen, problem });
  };
  const cameraOff = async (isSteppedDown: boolean): Promise<void> => {
    held.camera?.stop();
    held.camera = null;
    await sendAll();
    changed({ camera: false, own: held.screen, isSteppedDown });
  };
  const toggleCamera = async (): Promise<void> => {
    if (held.camera) return cameraOff(false);
    const { isOpen, problem } = await open('camera');
    changed({ camera: isOpen, own: held.screen ?? held.camera, problem, isSteppedDown: false });
  };
  const screenOff = async (): Promise<void> => {
    held.screen?.stop();
    held.screen = null;
    await sendAll();
    changed({ screen: false, own: held.camera });
  };
  const toggleScreen = async (): Promise<void> => {
    if (held.screen) return screenOff();
    const track = await openScreen();
    if (!track) return;
    held.screen = track;
    // The browser's own bar ends the sharing too.
    track.addEventListener('ended', () => void screenOff());
    await sendAll();
    changed({ screen: true, own: track });
  };
  return {
    toggleMicrophone,
    toggleCamera,
    toggleScreen,
    stepDown: () => (held.camera && !held.screen ? cameraOff(true) : Promise.resolve()),
    start: sendAll,
    close: (): void => {
      for (const track of [held.microphone, held.camera, held.screen]) track?.stop();
    },
  };
};
