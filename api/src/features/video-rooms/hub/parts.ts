import { randomUUID } from 'node:crypto';

/**
 * A payload of NOTIFY has fewer than 8,000 bytes; what is longer goes in parts and is put together again.
 * A part is `<message>|<index>|<count>|<kind>|<target>|<piece>`, all of it ASCII.
 */
const pieceLength = 7_700;
/** Parts that never become whole are forgotten after this time: their sender broke off. */
const forgetAfterMs = 10_000;

export const signalKinds = ['relay', 'members', 'replaced', 'waiting'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** What one process tells the others: about a connection, a room or a doctor. */
export interface Signal {
  kind: SignalKind;
  target: string;
  body: string;
}

export const partsOf = ({ kind, target, body }: Signal): string[] => {
  const count = Math.max(1, Math.ceil(body.length / pieceLength));
  const message = randomUUID();
  return Array.from({ length: count }, (_, index) =>
    [message, index, count, kind, target, body.slice(index * pieceLength, (index + 1) * pieceLength)].join('|'),
  );
};

interface Incomplete {
  pieces: string[];
  missing: number;
  since: number;
}

const isKind = (word: string | undefined): word is SignalKind => signalKinds.some((kind) => kind === word);

/** Puts parts together. Parts of one message come in order, other messages may lie between them. */
export const createAssembler = (nowMs: () => number): ((payload: string) => Signal | null) => {
  const incomplete = new Map<string, Incomplete>();
  return (payload) => {
    const [message = '', index = '0', count = '1', kind, target = '', ...pieces] = payload.split('|');
    if (!isKind(kind)) return null;
    const piece = pieces.join('|');
    if (count === '1') return { kind, target, body: piece };
    for (const [id, { since }] of incomplete) if (nowMs() - since > forgetAfterMs) incomplete.delete(id);
    const known = incomplete.get(message) ?? { pieces: [], missing: Number(count), since: nowMs() };
    known.pieces[Number(index)] = piece;
    known.missing -= 1;
    if (known.missing > 0) {
      incomplete.set(message, known);
      return null;
    }
    incomplete.delete(message);
    return { kind, target, body: known.pieces.join('') };
  };
};
