import type { AuthProvider } from '@refinedev/core';
import type { Me, Role } from '@blattwerk/contract/accounts/shapes';
import { ApiError, http, session } from './http.ts';

/** Patients have the storefront; these work here. */
export const staffRoles = ['doctor', 'pharmacy', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];
export type StaffMember = Me & { role: StaffRole };

export const isStaff = (user: Me): user is StaffMember => user.role !== 'patient';

/** Codes that end a session at once, whatever the token says. */
const endingCodes = new Set(['user.banned', 'doctor.notActive', 'token.expired', 'token.invalid']);
const freshFor = 10_000;
const redirectDelay = 500;

let known: { at: number; user: Promise<Me> } | undefined;

const currentUser = (): Promise<Me> => {
  if (known === undefined || Date.now() - known.at > freshFor) {
    const user = http.request<Me>('GET', '/clients/iam/me');
    known = { at: Date.now(), user };
    user.catch(() => {
      // whoever awaits the user sees the failure; here it is only not kept
      known = undefined;
    });
  }
  return known.user;
};

export const forgetUser = (): void => void (known = undefined);

/** Ends the session on the server; without one, or offline, the browser forgets it all the same. */
const endSession = async (): Promise<void> => {
  forgetUser();
  try {
    await http.request('POST', '/clients/auth/logout', { body: {} });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  session.clear();
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface Credentials {
  email: string;
  password: string;
  totp?: string;
  /** Where the person wanted to go. */
  to?: string;
}

export const authProvider: AuthProvider = {
  login: async ({ to, ...credentials }: Credentials) => {
    try {
      const { user } = await http.request<{ user: Me }>('POST', '/clients/auth/login', { body: credentials });
      if (!isStaff(user)) {
        await endSession();
        return { success: false, error: new ApiError(403, 'patient', '') };
      }
      forgetUser();
      return { success: true, redirectTo: to ?? '/' };
    } catch (error) {
      return { success: false, error: error as Error };
    }
  },
  logout: async () => {
    await endSession();
    return { success: true, redirectTo: '/login' };
  },
  check: async () => {
    if (!session.hasSession()) return { authenticated: false, redirectTo: '/login' };
    try {
      if (isStaff(await currentUser())) return { authenticated: true };
      await endSession();
      return { authenticated: false, redirectTo: '/login' };
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
      if (isAnswered) session.clear();
      return isAnswered ? { authenticated: false, redirectTo: '/login' } : { authenticated: true, error: error as Error };
    }
  },
  onError: async (error: unknown) => {
    if (!(error instanceof ApiError)) return {};
    if (error.statusCode !== 401 && !endingCodes.has(error.code)) return {};
    session.clear();
    forgetUser();
    await wait(redirectDelay);
    return { logout: true, redirectTo: '/login', error };
  },
  getPermissions: async () => (await currentUser()).role,
  getIdentity: currentUser,
};
