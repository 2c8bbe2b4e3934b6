import { generateSync } from 'otplib';
import type { TestApp } from '../app.ts';

const password = 'Demo-2026!';
const base = '/api/v1/clients';

export interface AuthenticatorApp {
  secret: string;
  recoveryCodes: string[];
  /** The code of the present time step, or of one a number of steps away. */
  code(stepsAway?: number): string;
  /** Six digits that none of the present steps has. */
  wrongCode(): string;
}

export const codesOf = (test: TestApp, secret: string): Pick<AuthenticatorApp, 'code' | 'wrongCode'> => {
  const code = (stepsAway = 0): string => generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) + stepsAway * 30 });
  const wrongCode = (): string => {
    const right = [-1, 0, 1].map(code);
    return ['000000', '000001', '000002', '000003'].find((one) => !right.includes(one)) ?? '';
  };
  return { code, wrongCode };
};

/** Sets an app up for a person as a phone does; the time step of its first code is used, the next one is free. */
export const enrolApp = async (test: TestApp, user: { id: string }): Promise<AuthenticatorApp> => {
  const token = await test.tokenOf(user);
  const started = await test.send('post', `${base}/iam/second-factors/totp`, { password }, token).expect(200);
  const { secret } = started.body as { secret: string };
  const codes = codesOf(test, secret);
  const confirmed = await test.send('post', `${base}/iam/second-factors/totp/confirm`, { code: codes.code(-1) }, token).expect(200);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes, ...codes };
};

export const login = (test: TestApp, email: string, proof: object = {}, typed = password) =>
  test.send('post', `${base}/auth/login`, { email, password: typed, ...proof });
