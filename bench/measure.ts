export interface Figures {
  what: string;
  clients: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  refused: number;
}

/** To a whole millisecond, or to a tenth of one where that matters. */
const percentile = (sorted: number[], share: number): number => {
  const ms = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return ms < 20 ? Math.round(ms * 10) / 10 : Math.round(ms);
};

/** A number of clients, each asking again as soon as it was answered, for a time; `ask` says whether the answer was right. */
export const measure = async (what: string, clients: number, seconds: number, ask: (client: number, turn: number) => Promise<boolean>): Promise<Figures> => {
  const times: number[] = [];
  let refused = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async (_one: unknown, number: number): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const asked = performance.now();
      if (await ask(number, turn)) times.push(performance.now() - asked);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  return {
    what,
    clients,
    perSecond: Math.round((times.length / took) * 10) / 10,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    refused,
  };
};

export const table = (rows: Figures[]): string =>
  [
    '| | clients | a second | p50 ms | p95 ms | p99 ms | refused |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(({ what, clients, perSecond, p50, p95, p99, refused }) => `| ${what} | ${clients} | ${perSecond} | ${p50} | ${p95} | ${p99} | ${refused} |`),
  ].join('\n');
