import { createHmac, generateKeyPairSync } from 'node:crypto';
import { CompactSign, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { demoPassword } from '../../../../seeds/cast.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sized } from '../../../test/security/size.ts';
import { duration } from '../../kernel/clock.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { openSession, revokeSessions, type OpenedSession } from '../users/sessions.service.ts';
import { mailSecrets } from '../../kernel/mail-secrets.ts';

const clients = '/api/v1/clients';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

const open = async (): Promise<OpenedSession> => openSession(test.ctx, (await buildPatient(test.knex)).id);
const me = (token: string) => test.get(`${clients}/iam/me`, token);
const refresh = (refreshToken: string, agent?: string) => {
  const sent = test.send('post', `${clients}/auth/refresh`, { refreshToken }).set('X-Client', 'native');
  return agent ? sent.set('User-Agent', agent) : sent;
};
const live = (id: string) => test.knex('sessions').where({ id }).whereNull('revokedAt');
const rounds = (full: number): number[] => Array.from({ length: sized(3, full) }, (_one, round) => round);

describe('AUT-01 forged access tokens', () => {
  const claims = (session: OpenedSession): JWTPayload & { sid: string } => {
    const iat = Math.floor(test.clock.now().getTime() / 1000);
    return { sub: session.userId, sid: session.sessionId, typ: 'access', iat, exp: iat + 900, iss: 'blattwerk', aud: 'blattwerk-api' };
  };
  const signed = async (payload: JWTPayload, header: object = {}): Promise<string> =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header }).sign(test.context.secrets.jwtPrivateKey);
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hmac = (alg: string, payload: JWTPayload, key: string): string => {
    const text = `${part({ alg, typ: 'JWT' })}.${part(payload)}`;
    return `${text}.${createHmac(alg.replace('HS', 'sha'), key).update(text).digest('base64url')}`;
  };
  const foreign = async (payload: JWTPayload, header: object = {}, alg = 'ES256'): Promise<string> => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    return new SignJWT(payload).setProtectedHeader({ alg, ...header, ...('jwk' in header ? { jwk: await exportJWK(publicKey) } : {}) }).sign(privateKey);
  };
  const swapped = (token: string, payload: object): string => token.split('.').with(1, part(payload)).join('.');

  it('AUT-01 the test signs as the product does', async () => {
    await me(await signed(claims(await open()))).expect(200);
  });

  it('AUT-01 a missing, foreign or different kind of signature is refused', async () => {
    const session = await open();
    const right = claims(session);
    const [head = '', body = '', signature = ''] = session.token.split('.');
    const { publicKey: rsa } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const pem = test.context.secrets.jwtPublicKey.export({ type: 'spki', format: 'pem' }).toString();
    const keys = [pem, pem.trim(), pem.replaceAll('\n', ''), rsa, '', 'secret', test.context.secrets.csrf];
    const kids = ['../../../../dev/null', '/dev/null', "' UNION SELECT 'secret' --", 'https://evil.example/key', '\u0000', '1'];
    const forged = [
      new UnsecuredJWT(right).encode(),
      ...['none', 'None', 'nOnE', 'NONE', '', null].flatMap((alg) => [`${part({ alg })}.${part(right)}.`, `${part({ alg })}.${part(right)}.${signature}`]),
      ...['HS256', 'HS384', 'HS512'].flatMap((alg) => keys.map((key) => hmac(alg, right, key))),
      await signed({ ...right, exp: undefined } as JWTPayload),
      await signed({ ...right, exp: 'never' } as unknown as JWTPayload),
      await foreign(right),
      ...(await Promise.all(['RS256', 'PS256', 'ES384', 'EdDSA'].map((alg) => foreign(right, {}, alg)))),
      await foreign(right, { jwk: true }),
      await foreign(right, { jku: 'https://evil.example/keys' }),
      await foreign(right, { x5u: 'https://evil.example/cert' }),
      await foreign(right, { x5c: ['MIIB'] }),
      ...(await Promise.all(kids.map((kid) => foreign(right, { kid })))),
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${body}.${signature}.${signature}`,
      `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
      `${head}.${body}.${signature.slice(0, -6)}`,
      `.${body}.${signature}`,
      `${part({ alg: 'ES256', crit: ['exp'], b64: false })}.${body}.${signature}`,
    ];
    const answers = await Promise.all(forged.map((token) => me(token)));
    expect(answers.filter(({ status }) => status !== 401).map(({ status }) => status)).toEqual([]);
    expect(forged.length).toBeGreaterThanOrEqual(50);
  });

  it('AUT-01 another person, session, role, time, audience or kind is refused, even with our signature', async () => {
    const [session, other, doctor, admin] = [await open(), await open(), await buildDoctor(test.knex), await buildAdmin(test.knex)];
    const right = claims(session);
    const now = right.iat ?? 0;
    const wrong: JWTPayload[] = [
      { ...right, sub: other.userId },
      { ...right, sub: admin.id },
      { ...right, sub: doctor.id },
      { ...right, sid: other.sessionId },
      { ...right, sid: newId() },
      { ...right, sub: newId() },
      { ...right, exp: now - 1 },
      { ...right, exp: now },
      { ...right, aud: 'other' },
      { ...right, iss: 'other' },
      { ...right, typ: 'refresh' },
      { ...right, typ: 'mail' },
      { ...right, typ: undefined },
      { ...right, nbf: now + 10_000 },
    ];
    const tokens = [...wrong.map((payload) => swapped(session.token, payload)), ...(await Promise.all(wrong.map((payload) => signed(payload))))];
    const answers = await Promise.all(tokens.map((token) => me(token)));
    expect(answers.filter(({ status }) => status !== 401).map(({ status }) => status)).toEqual([]);
  });

  it('AUT-01 a role in the token is not read', async () => {
    const token = await signed({ ...claims(await open()), role: 'admin', isAdmin: true });
    expect((await me(token).expect(200)).body.role).toBe('patient');
    await test.get('/api/v1/backoffice/settings', token).expect(403);
  });

  it('AUT-01 broken tokens are refused and nothing breaks', async () => {
    const text = await new CompactSign(new TextEncoder().encode('"text"')).setProtectedHeader({ alg: 'ES256' }).sign(test.context.secrets.jwtPrivateKey);
    for (const token of [text, 'x', '..', 'a.b.c', 'x'.repeat(7000), Buffer.alloc(300, 255).toString('base64')]) await me(token).expect(401);
  });
});

it('AUT-02 one kind of token is not taken for another', async () => {
  const session = await open();
  const tokenId = newId();
  const { token: link, code } = mailSecrets(test.context.secrets, tokenId);
  const secrets = [session.refreshToken, session.sessionId, link, code, tokenId, test.context.secrets.csrf];
  for (const token of secrets) await me(token).expect(401);
  for (const token of [session.sessionId, link, code, tokenId]) await refresh(token).expect(401);
  // Longer than any refresh token.
  await refresh(session.token).expect(400);
  for (const token of [session.token, session.refreshToken, session.sessionId]) {
    await test.send('post', `${clients}/iam/email-confirm`, { token: token.slice(0, 200) }).expect(401);
    const passwords = { password: 'Other-2026!x', passwordConfirm: 'Other-2026!x' };
    await test.send('post', `${clients}/auth/reset/finish`, { token: token.slice(0, 200), ...passwords }).expect(401);
  }
  await me(session.token).expect(200);
});

describe('AUT-03 a replaced refresh token', () => {
  it.each(rounds(200))('AUT-03 ends the whole family and its access tokens when it comes back after the grace (%i)', async () => {
    const session = await open();
    const chain = [session.refreshToken];
    const tokens = [session.token];
    for (let step = 0; step < 3; step += 1) {
      const { body } = await refresh(chain.at(-1) ?? '').expect(200);
      chain.push(body.refreshToken as string);
      tokens.push(body.token as string);
      test.clock.advance(11 * duration.seconds);
    }
    await refresh(chain[1] ?? '').expect(401, /auth.refresh.token.Error/);
    for (const token of tokens) await me(token).expect(401, /token.expired/);
    for (const secret of chain) await refresh(secret).expect(401);
    expect(await live(session.sessionId)).toEqual([]);
  });

  it('AUT-03 tells the owner once, without a word about health', async () => {
    const session = await open();
    await refresh(session.refreshToken).expect(200);
    test.clock.advance(11 * duration.seconds);
    test.mails.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => refresh(session.refreshToken)));
    await test.runJobs();
    const { email } = await test.knex('users').where({ id: session.userId }).first('email');
    expect(test.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Eine Anmeldung wurde zur Sicherheit beendet']);
    expect(await test.knex('audit_events').where({ action: 'session.reuse', objectId: session.sessionId })).toHaveLength(1);
  });
});

it('AUT-03 says at the next login that a session was ended, once, and to no other user', async () => {
  const [session, other] = [await open(), await open()];
  const login = async (userId: string): Promise<string | undefined> => {
    const { email } = await test.knex('users').where({ id: userId }).first('email');
    return (await test.send('post', `${clients}/auth/login`, { email, password: demoPassword }).expect(200)).body.reuseEndedAt;
  };
  await refresh(session.refreshToken).expect(200);
  test.clock.advance(11 * duration.seconds);
  const endedAt = test.clock.now().toISOString();
  await refresh(session.refreshToken).expect(401);
  test.clock.advance(duration.minutes);
  await revokeSessions(test.ctx, { userId: other.userId }, 'elsewhere');
  expect(await login(other.userId)).toBeUndefined();
  const told = await Promise.all([login(session.userId), login(session.userId)]);
  expect(told.filter(Boolean)).toEqual([endedAt]);
  expect(await login(session.userId)).toBeUndefined();
});

it.each(rounds(500))('AUT-04 twenty refreshes at once are one rotation and no logout (%i)', async () => {
  const session = await open();
  let secret = session.refreshToken;
  for (let turn = 0; turn < 2; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(secret)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const next = new Set(answers.map(({ body }) => body.refreshToken as string));
    expect([next.size, next.has(secret)]).toEqual([1, false]);
    [secret = ''] = next;
    await Promise.all(answers.slice(0, 3).map(({ body }) => me(body.token as string).expect(200)));
    test.clock.advance(900 * duration.seconds);
  }
  expect(await test.knex('sessions').where({ userId: session.userId })).toHaveLength(1);
});

it.each(rounds(500))('AUT-05 thief and victim with the same token both lose the session (%i)', async (round) => {
  const session = await open();
  const [first, second] = await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken)]);
  const [one, other] = round % 2 === 0 ? [first, second] : [second, first];
  test.clock.advance(900 * duration.seconds);
  const next = await refresh(one.body.refreshToken as string).expect(200);
  test.clock.advance(11 * duration.seconds);
  await refresh(other.body.refreshToken as string).expect(401);
  await me(next.body.token as string).expect(401);
  await refresh(next.body.refreshToken as string).expect(401);
  expect(await live(session.sessionId)).toEqual([]);
});

it.each(rounds(100))('AUT-06 a lost answer is given again within the grace, without a second rotation (%i)', async () => {
  const session = await open();
  const lost = await refresh(session.refreshToken).expect(200);
  test.clock.advance(9 * duration.seconds);
  const again = await refresh(session.refreshToken).expect(200);
  expect(again.body.refreshToken).toBe(lost.body.refreshToken);
  await refresh(again.body.refreshToken as string).expect(200);
});

describe('AUT-07 a session that is over', () => {
  const ends: [string, (session: OpenedSession) => Promise<unknown>][] = [
    ['by logging out', (session) => test.send('post', `${clients}/auth/logout`, {}, session.token).expect(204)],
    ['by logging out elsewhere', (session) => revokeSessions(test.ctx, { userId: session.userId, id: session.sessionId }, 'elsewhere')],
    ['by its expiry, after twenty days without use', async () => test.clock.advance(20 * duration.days)],
    ['by a ban', (session) => test.knex('users').where({ id: session.userId }).update({ status: 'banned' })],
    ['by erasure', (session) => test.knex('users').where({ id: session.userId }).update({ status: 'deleted' })],
  ];

  it.each(ends)('AUT-07 %s takes neither of its tokens again', async (_how, end) => {
    for (let round = 0; round < sized(2, 20); round += 1) {
      const session = await open();
      await end(session);
      expect([401, 403]).toContain((await me(session.token)).status);
      await refresh(session.refreshToken).expect(401);
    }
  });

  it('AUT-07 an access token ends after 900 seconds to the second', async () => {
    const session = await open();
    test.clock.advance(899 * duration.seconds);
    await me(session.token).expect(200);
    test.clock.advance(2 * duration.seconds);
    await me(session.token).expect(401, /token.expired/);
  });
});

describe('AUT-09 what scripts can read does not refresh', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const newer = chrome.replace('131.0', '140.0');
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

  it('AUT-09 neither the session’s id, nor a readable cookie, nor the cookie’s value in the body of a browser', async () => {
    const session = await open();
    const post = (body: object, cookie = '') => test.send('post', `${clients}/auth/refresh`, body).set('Cookie', cookie);
    const attempts = [
      post({ sessionId: session.sessionId }),
      post({ sessionId: session.sessionId }).set('X-Client', 'native'),
      post({}, `sessionId=${session.sessionId}; accessToken=${session.token}`),
      post({ sessionId: session.sessionId }, `sessionId=${session.sessionId}; accessToken=${session.token}; XSRF-TOKEN=x`).set('X-XSRF-TOKEN', 'x'),
      post({}).set('Authorization', `Bearer ${session.token}`),
      post({ refreshToken: session.refreshToken }),
      post({ refreshToken: session.sessionId }).set('X-Client', 'native'),
      post({ refreshToken: session.token }).set('X-Client', 'native'),
      post({ refreshToken: newSecret() }).set('X-Client', 'native'),
    ];
    for (const attempt of attempts) expect([400, 401, 403]).toContain((await attempt).status);
    await me(session.token).expect(200);
  });

  it('AUT-09 another browser does not refresh, a newer one of the same kind does', async () => {
    const session = await openSession({ ...test.ctx, userAgent: chrome }, (await buildPatient(test.knex)).id);
    for (const agent of [firefox, 'curl/8.5', undefined]) await refresh(session.refreshToken, agent).expect(401);
    const { body } = await refresh(session.refreshToken, newer).expect(200);
    await refresh(session.refreshToken, firefox).expect(401);
    await refresh(body.refreshToken as string, newer).expect(200);
  });

  it('AUT-09 a flood of guessed secrets is told to wait, and the session’s own secret still works', async () => {
    const session = await open();
    await refresh(newSecret()).expect(401);
    await test.knex('login_attempts').where('key', 'like', 'refresh:%').update({ tries: 600 });
    const answer = await refresh(newSecret()).expect(429, /auth.tooManyAttempts/);
    expect(answer.get('Set-Cookie')).toBeUndefined();
    await refresh(session.refreshToken).expect(200);
  });
});
