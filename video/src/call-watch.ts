import type { LinkQuality } from './media-link.ts';

const phoneDueAfterMs = 60_000;
/** The share of sent packets that are lost, and the number of bad measurements in a row, two seconds each, after which the call goes on with sound alone. */
const badLoss = 0.1;
const badInARow = 4;

/** What of a call is looked at. */
interface Watched {
  get(): { phase: string; peer: unknown; isSignallingLost: boolean; isPhoneDue: boolean };
  set(change: { isPhoneDue: boolean }): void;
  subscribe(listener: () => void): () => void;
}

/** Counts bad measurements while the camera sends; enough of them in a row give the picture up. */
export const createStepDown = (isSendingPicture: () => boolean, stepDown: () => void): ((quality: LinkQuality) => void) => {
  let bad = 0;
  return ({ loss, isStarved }) => {
    bad = isSendingPicture() && (loss > badLoss || isStarved) ? bad + 1 : 0;
    if (bad < badInARow) return;
    bad = 0;
    stepDown();
  };
};

/** The call itself, or for one who waits alone the connection to the room. */
const isInterrupted = ({ phase, peer, isSignallingLost }: ReturnType<Watched['get']>): boolean =>
  phase === 'interrupted' || (phase === 'connecting' && peer !== null) || (phase === 'waiting' && isSignallingLost);

/** After a minute of interruption the telephone is offered. */
export const createPhoneTimer = ({ get, set, subscribe }: Watched): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return subscribe(() => {
    const isDown = isInterrupted(get());
    if (!isDown && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      if (get().isPhoneDue) set({ isPhoneDue: false });
    }
    if (isDown) timer ??= setTimeout(() => set({ isPhoneDue: true }), phoneDueAfterMs);
  });
};
