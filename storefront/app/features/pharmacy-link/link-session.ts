import type { LinkDoor, LinkPrescriptions, OpenedLink } from '@blattwerk/contract/pharmacy-access/shapes';
import { ApiError, apiErrorOf } from '../../lib/api/api-error.ts';
import { saveFile } from '../../lib/api/download.ts';
import { localeOf } from '../../lib/i18n/locale.ts';

interface KeptAccess {
  token: string;
  access: string;
  expiresAt: string;
}

const storageKey = 'pharmacyLink';

/** What the TAN opened lives in this tab only, and for its own link only. */
export const keptAccess = (token: string): string | undefined => {
  const kept = sessionStorage.getItem(storageKey);
  if (!kept) return undefined;
  const { token: owner, access, expiresAt } = JSON.parse(kept) as KeptAccess;
  return owner === token && new Date(expiresAt) > new Date() ? access : undefined;
};
export const forgetAccess = (): void => sessionStorage.removeItem(storageKey);

/** Without cookies: the page proves itself by its link and by what the TAN opened, and by nothing else. */
const ask = async (path: string, { access, body }: { access?: string | undefined; body?: unknown } = {}): Promise<Response> => {
  const headers = {
    accept: 'application/json',
    'accept-language': localeOf(window.location.pathname),
    ...(access ? { authorization: `Bearer ${access}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'omit', cache: 'no-store', headers, ...sent });
  } catch (error) {
    throw new ApiError({ code: 'server.unavailable', message: error instanceof Error ? error.message : 'network', status: 0 });
  }
  if (!response.ok) throw await apiErrorOf(response);
  return response;
};

const base = (token: string): string => `/api/v1/clients/pharmacy-access/${encodeURIComponent(token)}`;

export const readDoor = async (token: string): Promise<LinkDoor> => (await (await ask(base(token))).json()) as LinkDoor;

export const openLink = async (token: string, tan: string): Promise<OpenedLink> => {
  const opened = (await (await ask(`${base(token)}/open`, { body: { tan } })).json()) as OpenedLink;
  sessionStorage.setItem(storageKey, JSON.stringify({ token, access: opened.access, expiresAt: opened.expiresAt } satisfies KeptAccess));
  return opened;
};

export const readLinked = async (token: string, access: string): Promise<LinkPrescriptions> =>
  (await (await ask(`${base(token)}/prescriptions`, { access })).json()) as LinkPrescriptions;

export type StepName = 'accept' | 'prepare' | 'ready' | 'dispense' | 'return' | 'question';
export interface LinkStep {
  name: StepName;
  body: Record<string, unknown>;
}

export const takeStep = async (token: string, access: string, { name, body }: LinkStep): Promise<LinkPrescriptions> =>
  (await (await ask(`${base(token)}/${name}`, { access, body })).json()) as LinkPrescriptions;

export const startClaim = async (token: string, access: string, email: string): Promise<{ sentTo: string }> =>
  (await (await ask(`${base(token)}/claim`, { access, body: { email } })).json()) as { sentTo: string };

export const confirmClaim = async (token: string, access: string, code: string): Promise<{ invited: string }> =>
  (await (await ask(`${base(token)}/claim/confirm`, { access, body: { code } })).json()) as { invited: string };

export const downloadPrescription = async (file: string, access: string, name: string): Promise<void> =>
  saveFile(await (await ask(file, { access })).blob(), name);
