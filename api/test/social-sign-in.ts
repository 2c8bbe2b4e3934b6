import { generateKeyPairSync } from 'node:crypto';
import request, { type Response } from 'supertest';
import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { startTestApp, type TestApp } from './app.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';

const clients = '/api/v1/clients';

export interface SocialWorld {
  test: TestApp;
  sandbox: RunningSandbox;
  close(): Promise<void>;
}

/** The API beside the sandbox's Google and Apple. */
export const startSocialWorld = async (options: Parameters<typeof startTestApp>[0] = {}): Promise<SocialWorld> => {
  const key = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const sandbox = await startSandbox({ SANDBOX_APPLE_PUBLIC_KEY: key.publicKey });
  const environment = {
    GOOGLE_ISSUER: `${sandbox.url}/oidc/google`,
    GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    APPLE_ISSUER: `${sandbox.url}/oidc/apple`,
    APPLE_CLIENT_ID: 'example.blattwerk.web',
    APPLE_TEAM_ID: 'SANDBOXTEAM',
    APPLE_KEY_ID: 'SANDBOXKEY',
    APPLE_PRIVATE_KEY: key.privateKey.replaceAll('\n', '\\n'),
  };
  const test = await startTestApp({ ...options, environment: { ...environment, ...options.environment } }).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  return {
    test,
    sandbox,
    close: async () => {
      await test.close();
      await sandbox.stop();
    },
  };
};

export interface Identity {
  email: string;
  givenName?: string;
  familyName?: string;
  emailVerified?: boolean;
  hideEmail?: boolean;
}

/** What the provider sends back with the browser. */
export interface Outcome {
  mode: 'query' | 'form_post';
  fields: Record<string, string>;
}

/** A browser: it keeps the cookies of our host and follows nothing by itself. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly world: SocialWorld;

  constructor(world: SocialWorld) {
    this.world = world;
  }

  private async send(call: request.Test): Promise<Response> {
    if (this.cookies.size > 0) call.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const xsrf = this.cookies.get('XSRF-TOKEN');
    if (xsrf) call.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
    const answer = await call;
    for (const line of (answer.headers['set-cookie'] ?? []) as unknown as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  get(path: string): Promise<Response> {
    return this.send(this.world.test.get(`${clients}${path}`));
  }

  post(path: string, body: object = {}, token?: string): Promise<Response> {
    return this.send(this.world.test.send('post', `${clients}${path}`, body, token));
  }

  /** Goes to the provider; the address that the product sent it to. */
  async start(provider: SocialProvider, query = ''): Promise<string> {
    return (await this.get(`/auth/${provider}${query}`)).headers['location'] ?? '';
  }

  /** Signs in there, or cancels. */
  async choose(address: string, identity: Identity | { cancel: true }): Promise<Outcome> {
    const path = address.replace(this.world.sandbox.url, '');
    const { login } = await this.world.sandbox.call('GET', path);
    return (await this.world.sandbox.call('POST', String(login), identity)) as unknown as Outcome;
  }

  /** Comes back to us. */
  back(provider: SocialProvider, { mode, fields }: Outcome): Promise<Response> {
    if (mode === 'query') return this.get(`/auth/${provider}/callback?${new URLSearchParams(fields)}`);
    const { app } = this.world.test;
    return this.send(request(app).post(`${clients}/auth/${provider}/callback`).type('form').set('Sec-Fetch-Site', 'cross-site').send(fields));
  }

  /** The whole way; where it ends. */
  async signIn(provider: SocialProvider, identity: Identity, query = ''): Promise<string> {
    return (await this.back(provider, await this.choose(await this.start(provider, query), identity))).headers['location'] ?? '';
  }

  /** Who is signed in with what this browser holds. */
  async me(): Promise<string | null> {
    const answer = await this.world.test.get(`${clients}/iam/me`, this.cookies.get('accessToken') ?? 'none');
    return answer.status === 200 ? (answer.body.email as string) : null;
  }
}
