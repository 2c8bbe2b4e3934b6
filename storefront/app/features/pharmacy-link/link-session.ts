import type { Posts } from '@blattwerk/contract/client/types';
import type { LinkDoor, LinkPrescriptions, OpenedLink } from '@blattwerk/contract/pharmacy-access/shapes';
import { credentialApi } from '../../lib/api/credential-api.ts';
import { saveFile } from '../../lib/api/download.ts';

interface StoredAccess {
  token: string;
  access: string;
  expiresAt: string;
}

const storageKey = 'pharmacyLink';

/** What the TAN opened lives in this tab only, and for its own link only. */
export const storedAccess = (token: string): string | undefined => {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return undefined;
  const { token: owner, access, expiresAt } = JSON.parse(stored) as StoredAccess;
  return owner === token && new Date(expiresAt) > new Date() ? access : undefined;
};
export const forgetAccess = (): void => sessionStorage.removeItem(storageKey);

const api = (access?: string) => credentialApi(access && `Bearer ${access}`);

export const readDoor = (token: string): Promise<LinkDoor> => api().get('/clients/pharmacy-access/:token', { params: { token } });

/** A new TAN on its way to the pharmacy. */
export const renewLink = (token: string): Promise<LinkDoor> => api().post('/clients/pharmacy-access/:token/renew', { params: { token } });

export const openLink = async (token: string, tan: string): Promise<OpenedLink> => {
  const opened = await api().post('/clients/pharmacy-access/:token/open', { params: { token }, body: { tan } });
  sessionStorage.setItem(storageKey, JSON.stringify({ token, access: opened.access, expiresAt: opened.expiresAt } satisfies StoredAccess));
  return opened;
};

export const readLinked = (token: string, access: string): Promise<LinkPrescriptions> =>
  api(access).get('/clients/pharmacy-access/:token/prescriptions', { params: { token } });

type Path<Name extends string> = `/clients/pharmacy-access/:token/${Name}`;
export type StepName = 'accept' | 'prepare' | 'confirm-original' | 'ready' | 'dispense' | 'return' | 'question';
/** A step and what it brings. */
export type LinkStep = { [Name in StepName]: { name: Name; body: NonNullable<Posts[Path<Name>]['given'][0]>['body'] } }[StepName];

export const takeStep = (token: string, access: string, step: LinkStep): Promise<LinkPrescriptions> => {
  const params = { token };
  switch (step.name) {
    case 'accept':
      return api(access).post('/clients/pharmacy-access/:token/accept', { params, body: step.body });
    case 'prepare':
      return api(access).post('/clients/pharmacy-access/:token/prepare', { params, body: step.body });
    case 'confirm-original':
      return api(access).post('/clients/pharmacy-access/:token/confirm-original', { params, body: step.body });
    case 'ready':
      return api(access).post('/clients/pharmacy-access/:token/ready', { params, body: step.body });
    case 'dispense':
      return api(access).post('/clients/pharmacy-access/:token/dispense', { params, body: step.body });
    case 'return':
      return api(access).post('/clients/pharmacy-access/:token/return', { params, body: step.body });
    case 'question':
      return api(access).post('/clients/pharmacy-access/:token/question', { params, body: step.body });
  }
};

export const startClaim = (token: string, access: string, email: string): Promise<{ sentTo: string }> =>
  api(access).post('/clients/pharmacy-access/:token/claim', { params: { token }, body: { email } });

export const confirmClaim = (token: string, access: string, code: string): Promise<{ invited: string }> =>
  api(access).post('/clients/pharmacy-access/:token/claim/confirm', { params: { token }, body: { code } });

export const downloadPrescription = async (token: string, access: string, id: string): Promise<void> =>
  saveFile(await api(access).file('/clients/pharmacy-access/:token/prescriptions/:id/file', { params: { token, id } }));
