import type { AuthProvider } from '@refinedev/core';
import type { Me, Role } from '@blattwerk/contract/accounts/shapes';
import { entryAddress } from './entry-address.ts';
import { enter } from './enter.ts';
import type { Proof } from './enter.ts';
import { expiry } from './expiry.ts';
import { ApiError, api, visitorApi } from './http.ts';
import { forgetSession, hasSession, session } from './session.ts';

/** Patients have the storefront; these work here. */
export type StaffRole = Exclude<Role, 'patient'>;
export type StaffMember = Me & { role: StaffRole };

export const isStaff = (user: Me): user is StaffMember => user.role !== 'patient';

/** Codes that shut a user out. A session that is only over is begun again on the spot: `layout/session-over.tsx`. */
const endingCodes = new Set(['user.banned', 'user.notActive', 'doctor.notActive']);
const freshFor = 10_000;
const redirectDelay = 500;

let known: { at: number; user: Promise<Me> } | undefined;

const currentUser = (): Promise<Me> => {
  if (known === undefined || Date.now() - known.at > freshFor) {
    const user = api.get('/clients/iam/me');
    known = { at: Date.now(), user };
    user.catch(() => {
      // callers that await the user see the failure; it is only not cached here
      known = undefined;
    });
  }
  return known.user;
};

export const forgetUser = (): void => void (known = undefined);

/** Ends the session on the server; without one, or offline, the browser forgets it all the same. */
const endSession = async (): Promise<void> => {
  forgetUser();
  await session.end(async () => {
    try {
      await visitorApi.post('/clients/auth/logout');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
  expiry.settle();
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Where a user is now, to come back to after the login. */
const here = (): string => entryAddress('login', location.pathname.slice(import.meta.env.BASE_URL.length - 1) + location.search);

export const authProvider: AuthProvider = {
  login: async (proof: Proof) => {
    const { reuseEndedAt } = await enter(proof);
    forgetUser();
    expiry.settle();
    return { success: true, reuseEndedAt };
  },
  logout: async (params?: { redirectPath?: string }) => {
    await endSession();
    // A new document: what was read stays in no memory, and nothing on the page asks once more without a session.
    location.assign(import.meta.env.BASE_URL + (params?.redirectPath ?? '/login').slice(1));
    return new Promise<never>(() => undefined);
  },
  check: async () => {
    if (!hasSession()) return { authenticated: false, redirectTo: '/login' };
    try {
      if (isStaff(await currentUser())) return { authenticated: true };
      await endSession();
      return { authenticated: false, redirectTo: '/login' };
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
      if (isAnswered) {
        forgetSession();
        expiry.settle();
      }
      return isAnswered ? { authenticated: false, redirectTo: '/login' } : { authenticated: true, error: error as Error };
    }
  },
  onError: async (error: unknown) => {
    if (!(error instanceof ApiError)) return {};
    if (error.code === 'auth.secondFactorRequired') {
      forgetUser();
      return { redirectTo: '/enrol' };
    }
    if (!endingCodes.has(error.code)) return {};
    forgetSession();
    forgetUser();
    await wait(redirectDelay);
    return { logout: true, redirectTo: here(), error };
  },
  getPermissions: async () => (await currentUser()).role,
  getIdentity: currentUser,
};
