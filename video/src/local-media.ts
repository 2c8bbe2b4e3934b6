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

/** Own devices during a call. A muted microphone stays open, a camera that is off gives its light back. */
export const createSender = (first: Record<'microphone' | 'camera', MediaStreamTrack | null>, { send, changed }: SenderEvents) => {
  let { microphone, camera } = first;
  let screen: MediaStreamTrack | null = null;
  const sendAll = (): Promise<void> => send({ audio: microphone, video: screen ?? camera });

  const lost = async (kind: DeviceKind, track: MediaStreamTrack | null): Promise<void> => {
    if (track !== (kind === 'microphone' ? microphone : camera)) return;
    if (kind === 'microphone') microphone = null;
    else camera = null;
    await sendAll();
    changed({ [kind]: false, own: screen ?? camera, problem: { kind, why: 'lost' } });
  };
  const watch = (kind: DeviceKind, track: MediaStreamTrack | null): void => whenLost(track, () => void lost(kind, track));
  watch('microphone', microphone);
  watch('camera', camera);
  const open = async (kind: DeviceKind) => {
    const { track, problem } = await openDevice(kind);
    watch(kind, track);
    return { track, problem: problem && { kind, why: problem } };
  };

  const toggleMicrophone = async (): Promise<void> => {
    if (microphone) {
      microphone.enabled = !microphone.enabled;
      return changed({ microphone: microphone.enabled });
    }
    const { track, problem } = await open('microphone');
    microphone = track;
    await sendAll();
    changed({ microphone: track !== null, problem });
  };
  const cameraOff = async (isSteppedDown: boolean): Promise<void> => {
    camera?.stop();
    camera = null;
    await sendAll();
    changed({ camera: false, own: screen, isSteppedDown });
  };
  const toggleCamera = async (): Promise<void> => {
    if (camera) return cameraOff(false);
    const { track, problem } = await open('camera');
    camera = track;
    await sendAll();
    changed({ camera: track !== null, own: screen ?? track, problem, isSteppedDown: false });
  };
  const screenOff = async (): Promise<void> => {
    screen?.stop();
    screen = null;
    await sendAll();
    changed({ screen: false, own: camera });
  };
  const toggleScreen = async (): Promise<void> => {
    if (screen) return screenOff();
    const track = await openScreen();
    if (!track) return;
    screen = track;
    // The browser's own bar ends the sharing too.
    track.addEventListener('ended', () => void screenOff());
    await sendAll();
    changed({ screen: true, own: track });
  };
  return {
    toggleMicrophone,
    toggleCamera,
    toggleScreen,
    stepDown: () => (camera && !screen ? cameraOff(true) : Promise.resolve()),
    start: sendAll,
    close: (): void => {
      for (const track of [microphone, camera, screen]) track?.stop();
    },
  };
};
