interface Times {
  startsAt: string;
  endsAt: string;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Minutes after midnight as clocks in Germany show them. */
export const minutesOf = (instant: string): number => {
  const [hours = '0', minutes = '0'] = clock.format(new Date(instant)).split(':');
  return Number(hours) * 60 + Number(minutes);
};

const lengthOf = ({ startsAt, endsAt }: Times): number => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

const usual = { from: 8, to: 18 };

/** The hours that the calendar has lines for: the usual ones, and more where something lies outside of them. */
export const hoursOf = (all: readonly Times[]): { from: number; to: number } => ({
  from: Math.min(usual.from, ...all.map(({ startsAt }) => Math.floor(minutesOf(startsAt) / 60))),
  to: Math.min(24, Math.max(usual.to, ...all.map((one) => Math.ceil((minutesOf(one.startsAt) + lengthOf(one)) / 60)))),
});

export interface Placed<T> {
  entry: T;
  /** Minutes after the first line, and as long as it is; what is shorter than a line of text gets its height. */
  top: number;
  height: number;
  /** Side by side with others at the same time: the number of its column, and how many there are. */
  lane: number;
  lanes: number;
}

const shortest = 15;

/** Where each entry of one day stands: those that overlap share the width. */
export const placed = <T extends Times>(entries: readonly T[], fromHour: number): Placed<T>[] => {
  const result: Placed<T>[] = [];
  let group: Placed<T>[] = [];
  let groupEnd = -1;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    for (const one of group) result.push({ ...one, lanes });
    group = [];
  };
  for (const entry of entries.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))) {
    const top = minutesOf(entry.startsAt) - fromHour * 60;
    const height = Math.max(shortest, lengthOf(entry));
    if (top >= groupEnd) close();
    const taken = new Set(group.filter((one) => one.top + one.height > top).map(({ lane }) => lane));
    const lane = Array.from({ length: taken.size }, (_, at) => at).find((at) => !taken.has(at)) ?? taken.size;
    group.push({ entry, top, height, lane, lanes: 1 });
    groupEnd = Math.max(groupEnd, top + height);
  }
  close();
  return result;
};
