import { createSender, type LocalMedia } from './local-media.ts';
import type { Outgoing } from './media-link.ts';

/** A device's track, which can be unplugged. */
const trackOf = (kind: 'audio' | 'video') => {
  const state = { kind, enabled: true, isStopped: false };
  const track = Object.assign(new EventTarget(), state, { stop: () => void (track.isStopped = true) });
  return { track: track as unknown as MediaStreamTrack, unplug: () => void track.dispatchEvent(new Event('ended')), isStopped: () => track.isStopped };
};

const sender = () => {
  const [microphone, camera] = [trackOf('audio'), trackOf('video')];
  const sent: Outgoing[] = [];
  const changes: Partial<LocalMedia>[] = [];
  const { toggleCamera } = createSender(
    { microphone: microphone.track, camera: camera.track },
    {
      send: (outgoing) => {
        sent.push(outgoing);
        return Promise.resolve();
      },
      changed: (media) => void changes.push(media),
    },
  );
  return { microphone, camera, sent, changes, toggleCamera };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a camera that is unplugged during the call is off for both sides, and its person reads why', async () => {
  const { microphone, camera, sent, changes } = sender();
  camera.unplug();
  await settled();
  expect(sent).toEqual([{ audio: microphone.track, video: null }]);
  expect(changes).toEqual([{ camera: false, own: null, problem: { kind: 'camera', why: 'lost' } }]);
});

test('a microphone that is unplugged leaves the picture', async () => {
  const { microphone, camera, sent, changes } = sender();
  microphone.unplug();
  await settled();
  expect(sent).toEqual([{ audio: null, video: camera.track }]);
  expect(changes).toEqual([{ microphone: false, own: camera.track, problem: { kind: 'microphone', why: 'lost' } }]);
});

test('a camera that was switched off before is not lost when it goes away', async () => {
  const { camera, changes, toggleCamera } = sender();
  await toggleCamera();
  camera.unplug();
  await settled();
  expect(camera.isStopped()).toBe(true);
  expect(changes).toEqual([{ camera: false, own: null, isSteppedDown: false }]);
});
