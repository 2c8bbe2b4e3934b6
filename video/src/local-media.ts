import { openDevice, openScreen, type DeviceProblem } from './devices.ts';
import type { Outgoing } from './media-link.ts';

/** What the own side sends, as it is shown to its person. */
export interface LocalMedia {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
  /** The own picture. */
  own: MediaStreamTrack | null;
  /** Why the device that was switched on last could not be. */
  problem: DeviceProblem | null;
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

  const toggleMicrophone = async (): Promise<void> => {
    if (microphone) {
      microphone.enabled = !microphone.enabled;
      return changed({ microphone: microphone.enabled });
    }
    const { track, problem } = await openDevice('microphone');
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
    const { track, problem } = await openDevice('camera');
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
