import type { LinkQuality } from './media-link.ts';

const phoneDueAfterMs = 60_000;
/** The share of lost packets, and the number of bad measurements in a row, two seconds each, after which the call goes on with sound alone. */
const badLoss = 0.1;
const badInARow = 4;

/** What of a call is looked at. */
interface Watched {
  get(): { phase: string; peer: unknown; isPhoneDue: boolean };
  set(change: { isPhoneDue: boolean }): void;
  subscribe(listener: () => void): () => void;
}

/** Counts bad measurements; enough of them in a row give the picture up. */
export const createStepDown = (stepDown: () => void): ((quality: LinkQuality) => void) => {
  let bad = 0;
  return ({ loss }) => {
    bad = loss > badLoss ? bad + 1 : 0;
    if (bad >= badInARow) stepDown();
  };
};

/** After a minute of interruption the telephone is offered. */
export const createPhoneTimer = ({ get, set, subscribe }: Watched): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return subscribe(() => {
    const isDown = get().phase === 'interrupted' || (get().phase === 'connecting' && get().peer !== null);
    if (!isDown && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      if (get().isPhoneDue) set({ isPhoneDue: false });
    }
    if (isDown) timer ??= setTimeout(() => set({ isPhoneDue: true }), phoneDueAfterMs);
  });
};
