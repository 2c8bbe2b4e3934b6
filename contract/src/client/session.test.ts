import { sendAsMember, sendAsVisitor, type SenderIo } from './authorized.ts';
import { createClient } from './client.ts';
import { createSession } from './session.ts';

interface Sent {
  address: string;
  token: string | undefined;
}

interface World {
  token?: string | undefined;
  /** Whether the server still knows the session. */
  canRefresh?: boolean;
  isReachable?: boolean;
}

/** A browser with a token, and a server that accepts the newest one alone. */
const setUp = ({ token = 'old', canRefresh = true, isReachable = true }: World = {}) => {
  const browser = { token: token === '' ? undefined : token, tail: Promise.resolve() as Promise<unknown> };
  const events: string[] = [];
  const sent: Sent[] = [];
  const session = createSession({
    readToken: () => browser.token,
    canRenew: () => true,
    renew: async () => {
      events.push('renew');
      if (!isReachable) throw new Error('offline');
      if (canRefresh) browser.token = 'new';
      return canRefresh;
    },
    exclusive: (task) => {
      const run = browser.tail.then(task);
      browser.tail = run.then(
        () => undefined,
        () => undefined,
      );
      return run;
    },
    forget: () => (browser.token = undefined),
  });
  const io: SenderIo = {
    session,
    send: async ({ address }, used) => {
      sent.push({ address, token: used });
      const isAnswered = used === 'new' || (used === undefined && address.includes('/products'));
      return isAnswered ? Response.json({ ok: true }) : Response.json({ code: 'token.expired' }, { status: 401 });
    },
    failureOf: async ({ status }) => new Error(`refused with ${status}`),
    expired: () => new Error('expired'),
    onRefused: () => events.push('refused'),
    onOver: () => events.push('over'),
  };
  return { browser, session, events, sent, member: createClient(sendAsMember(io)), visitor: createClient(sendAsVisitor(io)) };
};

const tokens = (sent: readonly Sent[]): (string | undefined)[] => sent.map(({ token }) => token);

test('twenty calls that are refused together lead to one renewal, and all are repeated with the new token', async () => {
  const { member, events, sent } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => member.get('/clients/iam/me')));
  expect(events.filter((event) => event === 'renew')).toHaveLength(1);
  expect(tokens(sent).filter((token) => token === 'new')).toHaveLength(20);
});

test('a token that is gone is renewed before the call, so that nothing is refused', async () => {
  const { member, events, sent } = setUp({ token: '' });
  await Promise.all([member.get('/clients/iam/me'), member.get('/clients/iam/consents')]);
  expect(events).toEqual(['renew']);
  expect(tokens(sent)).toEqual(['new', 'new']);
});

test('a token that another tab has renewed meanwhile is used without asking again', async () => {
  const { member, browser, events, sent } = setUp();
  const waiting = member.get('/clients/iam/me');
  browser.token = 'new';
  await waiting;
  expect(events).toEqual(['refused']);
  expect(tokens(sent)).toEqual(['old', 'new']);
});

test('a session that cannot be renewed is over, and the call fails with the server’s refusal', async () => {
  const { member, events } = setUp({ canRefresh: false });
  await expect(member.get('/clients/iam/me')).rejects.toThrow('refused with 401');
  expect(events).toEqual(['refused', 'renew', 'over']);
});

test('without a token and without a renewal nothing is sent', async () => {
  const { member, events, sent } = setUp({ token: '', canRefresh: false });
  await expect(member.get('/clients/iam/me')).rejects.toThrow('expired');
  expect(events).toEqual(['renew', 'over']);
  expect(sent).toEqual([]);
});

test('a server that cannot be reached ends no session', async () => {
  const { member, events } = setUp({ isReachable: false });
  await expect(member.get('/clients/iam/me')).rejects.toThrow('offline');
  expect(events).toEqual(['refused', 'renew']);
});

test('what is refused while the session is being ended renews nothing, and is no end of its own', async () => {
  const { member, session, events, browser } = setUp();
  await session.end(async () => {
    await expect(member.get('/clients/iam/me')).rejects.toThrow('refused with 401');
  });
  expect(events).toEqual(['refused']);
  expect(browser.token).toBeUndefined();
});

test('a session is over here also when the server cannot be told', async () => {
  const { session, browser } = setUp();
  await expect(session.end(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(browser.token).toBeUndefined();
});

test('a public page is read without a token that no longer holds', async () => {
  const { visitor, events, sent } = setUp();
  await expect(visitor.get('/clients/products')).resolves.toEqual({ ok: true });
  expect(tokens(sent)).toEqual(['old', undefined]);
  expect(events).toEqual([]);
});

test('a refused login is an answer and renews nothing', async () => {
  const { visitor, events, sent } = setUp({ token: '' });
  await expect(visitor.post('/clients/auth/login', { body: { email: 'a@example.org', password: 'x' } })).rejects.toThrow('refused with 401');
  expect(sent).toHaveLength(1);
  expect(events).toEqual([]);
});
