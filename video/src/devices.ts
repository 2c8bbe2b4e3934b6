/** Why camera or microphone cannot be used; `lost` is one that was open and is gone: unplugged, or no longer allowed. */
export type DeviceProblem = 'denied' | 'busy' | 'missing' | 'lost' | 'unsupported' | 'unknown';
export type DeviceKind = 'microphone' | 'camera';

/** Calls back when an open device goes away by itself; closing it does not count. */
export const whenLost = (track: MediaStreamTrack | null, then: () => void): void => track?.addEventListener('ended', then, { once: true });

/** The browser's own names of what can go wrong, in the few groups that a person can do something about. */
export const deviceProblemOf = (error: unknown): DeviceProblem => {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError' || name === 'TrackStartError') return 'busy';
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || name === 'DevicesNotFoundError') return 'missing';
  return name === 'TypeError' ? 'unsupported' : 'unknown';
};

export interface OpenedDevice {
  track: MediaStreamTrack | null;
  problem: DeviceProblem | null;
}

const wanted = (kind: DeviceKind, deviceId: string | undefined): MediaStreamConstraints => {
  const chosen = deviceId ? { deviceId: { exact: deviceId } } : {};
  return kind === 'microphone'
    ? { audio: { ...chosen, echoCancellation: true, noiseSuppression: true, autoGainControl: true } }
    : { video: { ...chosen, width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } } };
};

/** Opens one device by itself: a camera that is taken by another program does not cost the microphone. */
export const openDevice = async (kind: DeviceKind, deviceId?: string): Promise<OpenedDevice> => {
  // Not there on pages without https.
  if (!('mediaDevices' in navigator)) return { track: null, problem: 'unsupported' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wanted(kind, deviceId));
    return { track: stream.getTracks()[0] ?? null, problem: null };
  } catch (error) {
    const problem = deviceProblemOf(error);
    // The chosen one was unplugged: any other one will do.
    return problem === 'missing' && deviceId ? openDevice(kind) : { track: null, problem };
  }
};

export interface DeviceChoice {
  id: string;
  label: string;
}
export type DeviceList = Record<'microphone' | 'camera' | 'speaker', DeviceChoice[]>;

/** What can be chosen; names are told only after the permission was given. */
export const listDevices = async (): Promise<DeviceList> => {
  const all = 'mediaDevices' in navigator ? await navigator.mediaDevices.enumerateDevices() : [];
  const of = (kind: MediaDeviceKind): DeviceChoice[] =>
    all.filter((device) => device.kind === kind && device.deviceId !== '').map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { microphone: of('audioinput'), camera: of('videoinput'), speaker: of('audiooutput') };
};

/** The picture of the own screen, or null where the person chose none. @throws anything but the person's refusal */
export const openScreen = async (): Promise<MediaStreamTrack | null> => {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false });
    return stream.getVideoTracks()[0] ?? null;
  } catch (error) {
    if (deviceProblemOf(error) === 'denied') return null;
    throw error;
  }
};
