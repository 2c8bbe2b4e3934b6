import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import { createAgoraLink, type AgoraSdk } from './agora-link.ts';

/** The parts of the browser's stream that are used; Node has none. */
class Stream {
  tracks: unknown[] = [];
  getTracks = () => [...this.tracks];
  addTrack = (track: unknown) => void (this.tracks.includes(track) || this.tracks.push(track));
  removeTrack = (track: unknown) => void (this.tracks = this.tracks.filter((one) => one !== track));
}
const before = globalThis.MediaStream;
beforeAll(() => void (globalThis.MediaStream = Stream as unknown as typeof MediaStream));
afterAll(() => void (globalThis.MediaStream = before));

const ticket = { provider: 'agora', appId: 'app', channel: 'room', token: 'a token', account: 'pseudonym' } as unknown as RoomTicket;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const trackOf = (name: string) => name as unknown as MediaStreamTrack;

/** Agora's client without its network: what is asked of it, and what it says. */
const open = async ({ refuses = false } = {}) => {
  const asked: string[] = [];
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const note = (step: string) => (what?: unknown) => Promise.resolve(void asked.push(what === undefined ? step : `${step} ${String(what)}`));
  const client = {
    on: (event: string, listener: (...args: unknown[]) => void) => void listeners.set(event, listener),
    join: (...args: unknown[]) => (refuses ? Promise.reject(new Error('no way to Agora')) : Promise.resolve(void asked.push(`join ${args.join(' ')}`))),
    ...{ publish: note('publish'), unpublish: note('unpublish'), leave: note('leave') },
    subscribe: () => Promise.resolve(),
  };
  const wrap = ({ mediaStreamTrack }: { mediaStreamTrack: unknown }) => mediaStreamTrack;
  const sdk = {
    createClient: () => client,
    createCustomAudioTrack: wrap,
    createCustomVideoTrack: wrap,
    disableLogUpload: note('no upload'),
    setLogLevel: () => undefined,
  };
  const states: string[] = [];
  const remotes: (Stream | null)[] = [];
  const losses: number[] = [];
  const link = createAgoraLink(sdk as unknown as AgoraSdk, ticket, {
    state: (state) => void states.push(state),
    remote: (stream) => void remotes.push(stream as unknown as Stream | null),
    quality: ({ loss }) => void losses.push(loss),
  });
  await settled();
  const says = (event: string, ...args: unknown[]) => listeners.get(event)?.(...args);
  return { link, asked, says, states, remotes, losses };
};
const doctor = { clientId: 'of-doctor', role: 'doctor' as const, name: 'Dr. Kim Muster' };

test('joins the channel of the ticket under its pseudonym, and sends no logs to Agora', async () => {
  const { asked, link } = await open();
  expect(asked).toEqual(['no upload', 'join app room a token pseudonym']);
  await link.close();
  expect(asked.at(-1)).toBe('leave');
});

test('without a way to Agora the call reads as interrupted, which leads to the telephone', async () => {
  const { states, link } = await open({ refuses: true });
  expect(states).toEqual(['interrupted']);
  await link.close();
});

test('who is alone in the channel waits; both are connected once the other side is there', async () => {
  const { says, states, link } = await open();
  says('connection-state-change', 'CONNECTED', 'CONNECTING');
  await link.peer(doctor);
  says('user-joined', {});
  expect(states).toEqual(['waiting', 'connecting', 'connected']);
});

test('the other side that comes back is connected again', async () => {
  const { says, states, remotes, link } = await open();
  says('connection-state-change', 'CONNECTED', 'CONNECTING');
  says('user-joined', {});
  link.drop();
  says('user-left', {}, 'Quit');
  expect(states.at(-1)).toBe('connected');
  expect(remotes.at(-1)).toBeNull();
  await link.peer(doctor);
  says('user-joined', {});
  expect(states.slice(-2)).toEqual(['connecting', 'connected']);
});

test.each([
  ['the own connection', (says: (event: string, ...args: unknown[]) => void) => says('connection-state-change', 'RECONNECTING', 'CONNECTED')],
  ['the other side’s connection', (says: (event: string, ...args: unknown[]) => void) => says('user-left', {}, 'ServerTimeOut')],
])('%s that breaks off is told as an interruption', async (_which, breakOff) => {
  const { says, states } = await open();
  says('connection-state-change', 'CONNECTED', 'CONNECTING');
  says('user-joined', {});
  breakOff(says);
  expect(states.at(-1)).toBe('interrupted');
});

test('a camera that is switched off leaves the sound alone', async () => {
  const { asked, link } = await open();
  await link.send({ audio: trackOf('microphone'), video: trackOf('camera') });
  await link.send({ audio: trackOf('microphone'), video: trackOf('screen') });
  await link.send({ audio: trackOf('microphone'), video: null });
  expect(asked.slice(2)).toEqual(['publish microphone', 'publish camera', 'unpublish camera', 'publish screen', 'unpublish screen']);
});

test('what the other side publishes and takes back is one stream', async () => {
  const { says, remotes } = await open();
  const user = { audioTrack: { getMediaStreamTrack: () => 'voice' }, videoTrack: undefined as unknown };
  says('user-published', user, 'audio');
  await settled();
  user.videoTrack = { getMediaStreamTrack: () => 'face' };
  says('user-published', user, 'video');
  await settled();
  expect([remotes.length, remotes[1] === remotes[0], remotes[1]?.tracks]).toEqual([2, true, ['voice', 'face']]);
  user.videoTrack = undefined;
  says('user-unpublished', user, 'video');
  expect(remotes.at(-1)?.tracks).toEqual(['voice']);
});

test('a bad line upwards counts as loss, one downwards is the other side’s to answer', async () => {
  const { says, losses } = await open();
  says('network-quality', { uplinkNetworkQuality: 1, downlinkNetworkQuality: 6 });
  says('network-quality', { uplinkNetworkQuality: 5, downlinkNetworkQuality: 1 });
  expect(losses).toEqual([0, 0.2]);
});
