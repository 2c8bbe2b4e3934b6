/** What a user had typed and not sent when their session ended: in this tab alone, for its owner, for an hour. Never a password. */
interface Unsent {
  owner: string;
  at: number;
  values: unknown;
}

const goodForMs = 3_600_000;
const keyOf = (name: string): string => `blattwerk.unsent.${name}`;

export const writeUnsent = (name: string, owner: string, values: unknown): void =>
  sessionStorage.setItem(keyOf(name), JSON.stringify({ owner, at: Date.now(), values } satisfies Unsent));

/** Nothing for another user who has signed in in this tab since. */
export const readUnsent = <T>(name: string, owner: string): T | undefined => {
  const text = sessionStorage.getItem(keyOf(name));
  const stored = text ? (JSON.parse(text) as Unsent) : undefined;
  return stored && stored.owner === owner && Date.now() - stored.at < goodForMs ? (stored.values as T) : undefined;
};

export const forgetUnsent = (name: string): void => sessionStorage.removeItem(keyOf(name));

const keepers = new Set<() => void>();

/** Has `keep` called when the page is left because the session is over; the answer ends that. */
export const whenSessionEnds = (keep: () => void): (() => void) => {
  keepers.add(keep);
  return () => void keepers.delete(keep);
};

export const keepUnsent = (): void => {
  for (const keep of keepers) keep();
};
