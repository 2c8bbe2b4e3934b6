/** Time is handed in: the only place that asks the machine what time it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: stands still until it is told to move. */
export const fixedClock = (start: string): Clock & { set(to: string): void; advance(milliseconds: number): void } => {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set: (to) => void (at = new Date(to).getTime()),
    advance: (milliseconds) => void (at += milliseconds),
  };
};

const seconds = 1000;
export const duration = { seconds, minutes: 60 * seconds, hours: 3600 * seconds, days: 86_400 * seconds } as const;

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
