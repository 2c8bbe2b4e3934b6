import { jest } from '@jest/globals';
import { suggestPasskey } from './suggest-passkey.ts';

interface Asked {
  mediation?: string;
  signal: AbortSignal;
  publicKey: { challenge: ArrayBuffer };
}

const asked: Asked[] = [];
const challenges = ['b25l', 'dHdv', 'dGhyZWU'];
let served = 0;
let answer: (request: Asked) => Promise<unknown>;
const listeners = new Set<() => void>();
let visibility = 'visible';

/** No passkey is chosen: the device's prompt ends with its signal. */
const untilEnded = ({ signal }: Asked): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const credential = {
  id: 'aWQ',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { authenticatorData: new ArrayBuffer(1), clientDataJSON: new ArrayBuffer(1), signature: new ArrayBuffer(1), userHandle: null },
  getClientExtensionResults: () => ({}),
};

const define = (name: string, value: unknown): void => void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** As much of a browser as the suggestion needs. */
const openBrowser = (): void => {
  const PublicKeyCredential = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true });
  define('window', { location: { pathname: '/auth/login', search: '' }, PublicKeyCredential });
  define('PublicKeyCredential', PublicKeyCredential);
  define('document', {
    cookie: '',
    get visibilityState() {
      return visibility;
    },
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    querySelectorAll: () => [{}],
  });
  define('navigator', {
    credentials: {
      get: (request: Asked) => {
        asked.push(request);
        return answer(request);
      },
    },
  });
  define('fetch', async () => {
    const options = { rpId: 'localhost', challenge: challenges[served], timeout: 300_000, userVerification: 'required', allowCredentials: [] };
    served += 1;
    return new Response(JSON.stringify({ options }), { status: 200, headers: { 'content-type': 'application/json' } });
  });
};

/** Lets what was begun go on until it waits for the user. */
const settled = async (isThere: () => boolean): Promise<void> => {
  for (let round = 0; round < 500 && !isThere(); round += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isThere()).toBe(true);
};

beforeEach(() => {
  asked.length = 0;
  served = 0;
  visibility = 'visible';
  listeners.clear();
  answer = untilEnded;
  openBrowser();
});
afterEach(() => void jest.useRealTimers());

test('the passkey that a user chooses among the suggestions is the answer', async () => {
  answer = async () => credential;
  expect(await suggestPasskey(new AbortController().signal)).toMatchObject({ id: 'aWQ', type: 'public-key' });
  expect(asked).toMatchObject([{ mediation: 'conditional' }]);
});

test('an unused prompt is renewed before the server’s challenge expires', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const end = new AbortController();
  const offered = suggestPasskey(end.signal);
  await settled(() => asked.length === 1);
  jest.advanceTimersByTime(4 * 60_000 - 1);
  expect(asked[0]?.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await settled(() => asked.length === 2);
  expect(asked.map(({ publicKey }) => Buffer.from(publicKey.challenge).toString())).toEqual(['one', 'two']);
  end.abort();
  expect(await offered).toBeUndefined();
  expect(served).toBe(2);
});

test('a hidden page sends the server no request', async () => {
  visibility = 'hidden';
  const end = new AbortController();
  const offered = suggestPasskey(end.signal);
  await settled(() => listeners.size === 1);
  expect(served).toBe(0);
  visibility = 'visible';
  for (const listener of listeners) listener();
  await settled(() => asked.length === 1);
  end.abort();
  expect(await offered).toBeUndefined();
});

test('a device that refuses is not asked on and on', async () => {
  answer = async () => {
    throw new DOMException('not here', 'NotAllowedError');
  };
  await expect(suggestPasskey(new AbortController().signal)).rejects.toMatchObject({ name: 'NotAllowedError' });
  expect(asked).toHaveLength(1);
});
