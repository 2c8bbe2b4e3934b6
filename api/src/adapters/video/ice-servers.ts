import { createHmac } from 'node:crypto';
import type { IceServer } from '@blattwerk/contract/video-rooms/shapes';

export interface IceOptions {
  stunUrls: readonly string[];
  /** coturn with `use-auth-secret`: the user name ends the time of its password, which follows from both. */
  turn?: { urls: readonly string[]; secret: string };
}

/** STUN without credentials, and TURN with credentials derived from a shared secret, so none are stored (draft-uberti-behave-turn-rest-00). */
export const iceServersOf = ({ stunUrls, turn }: IceOptions, account: string, expiresAt: Date): IceServer[] => {
  const servers: IceServer[] = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (!turn) return servers;
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${account}`;
  return [...servers, { urls: [...turn.urls], username, credential: createHmac('sha1', turn.secret).update(username).digest('base64') }];
};
