import type { Call } from './call.ts';
import type { Session } from './session.ts';

export interface SenderIo {
  session: Session;
  /** Sends the call once. Throws only where there is no answer at all. */
  send: (call: Call, token: string | undefined) => Promise<Response>;
  /** The failure that an answer tells of. */
  failureOf: (response: Response) => Promise<Error>;
  /** The failure of a call that was not sent, because the session is over. */
  expired: () => Error;
  /** A call was refused because of the session, whether or not it can be renewed. */
  onRefused?: () => void;
  /** The session is over and could not be renewed. */
  onOver: () => void;
}

type Send = (call: Call) => Promise<Response>;

const checked = async (io: SenderIo, response: Response): Promise<Response> => {
  if (!response.ok) throw await io.failureOf(response);
  return response;
};

/** For what visitors may ask too: a refusal is an answer. A session that is over is no reason to keep back a public page. */
export const sendAsVisitor =
  (io: SenderIo): Send =>
  async (call) => {
    const token = io.session.token();
    const response = await io.send(call, token);
    const isStale = response.status === 401 && call.method === 'GET' && token !== undefined;
    return checked(io, isStale ? await io.send(call, undefined) : response);
  };

/** One renewal at most: before the call when the token is gone already, after it when the server refuses the token. */
export const sendAsMember =
  (io: SenderIo): Send =>
  async (call) => {
    const { session } = io;
    const over = (): void => {
      if (!session.isEnding()) io.onOver();
    };
    const isRenewed = session.token() === undefined;
    if (isRenewed && !(await session.refresh(undefined))) {
      over();
      throw io.expired();
    }
    const token = session.token();
    let response = await io.send(call, token);
    if (response.status === 401) {
      io.onRefused?.();
      if (!isRenewed && (await session.refresh(token))) response = await io.send(call, session.token());
      if (response.status === 401) over();
    }
    return checked(io, response);
  };
