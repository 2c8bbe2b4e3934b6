import { useEffect } from 'react';
import { visitorApi } from '../../lib/api/client.ts';
import { accessToken, rememberSession } from '../../lib/api/session.ts';
import type { SignUp } from './sign-up.ts';
import { forgetSignUp } from './sign-up.ts';

const channelName = 'blattwerk.sign-up';
const question = 'who waits?';
const answerWithinMs = 300;
const pollIntervalMs = 3_000;
/** Polling stops after half an hour. */
const maxPolls = 600;

/** Asks the tabs of this browser which of them registered, so that the link confirms that registration and no stranger's. */
export const askWaitingTab = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const end = (claim?: string): void => {
      channel.close();
      resolve(claim);
    };
    channel.onmessage = ({ data }: MessageEvent<{ claim?: unknown }>) => void (typeof data.claim === 'string' && end(data.claim));
    channel.postMessage(question);
    setTimeout(() => end(), answerWithinMs);
  });

const useAnswerOtherTabs = (claim: string | undefined): void =>
  useEffect(() => {
    if (!claim) return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => void (data === question && channel.postMessage({ claim }));
    return () => channel.close();
  }, [claim]);

/** Signed in by another tab of this browser, or with the tab's own secret after the link was opened on another device. */
const hasEntered = async (claim: string | undefined, tokenBefore: string | undefined): Promise<boolean> => {
  const token = accessToken();
  if (token && token !== tokenBefore) return true;
  if (!claim) return false;
  const { session } = await visitorApi.post('/clients/iam/email-confirm/claim', { body: { claim } });
  if (session) rememberSession(session.sessionId);
  return session !== null;
};

/** The tab that waits for the confirmation moves on by itself. */
export const useMoveOn = (signUp: SignUp | undefined, goOn: () => void): void => {
  const claim = signUp?.claim;
  useAnswerOtherTabs(claim);
  useEffect(() => {
    const tokenBefore = accessToken();
    let polls = 0;
    let isPolling = false;
    const poll = async (): Promise<void> => {
      if (isPolling || polls >= maxPolls) return;
      isPolling = true;
      polls += 1;
      try {
        if (!(await hasEntered(claim, tokenBefore))) return;
        clearInterval(timer);
        forgetSignUp();
        goOn();
      } catch {
        // The network failed: the next poll may succeed.
      } finally {
        isPolling = false;
      }
    };
    const timer = setInterval(() => void poll(), pollIntervalMs);
    const onVisible = () => void (document.visibilityState === 'visible' && poll());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [claim, goOn]);
};
