import { createSocket, type Socket } from 'node:dgram';
import type { Page } from '@playwright/test';

interface Address {
  address: string;
  port: number;
}

const open = (): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1', () => resolve(socket));
  });

/** A way between two browsers that loses packets: what comes in at the outer end leaves at the inner one, and back. */
const openRelay = async (inside: Address, isLost: () => boolean) => {
  const [outer, inner] = [await open(), await open()];
  let outside: Address | undefined;
  outer.on('message', (packet, from) => {
    outside = from;
    if (!isLost()) inner.send(packet, inside.port, inside.address);
  });
  inner.on('message', (packet) => {
    if (outside && !isLost()) outer.send(packet, outside.port, outside.address);
  });
  const close = (): void => {
    outer.close();
    inner.close();
  };
  return { port: outer.address().port, close };
};

/** Candidates also travel within a description. */
const withoutCandidates = (sdp: string): string => sdp.replaceAll(/^a=candidate:.*\r\n/gm, '');

interface Signal {
  type: string;
  sdp?: string | null;
  candidate?: { candidate: string } | null;
}

const candidatePattern = /^(candidate:\S+ \d+ udp \d+) (\S+) (\d+) (typ host.*)$/i;

/**
 * Leads picture and sound of a page over a line whose losses can be set, by writing other addresses into its signalling: the other side
 * learns the relay's address, and the page none at all, so that there is no way past it.
 */
export const openLossyLine = async (page: Page) => {
  let loss = 0;
  const relays: { close: () => void }[] = [];
  let owed = 0;
  /** Evenly spread, so that each run loses the same. */
  const isLost = (): boolean => {
    owed += loss;
    const isNow = owed >= 1;
    if (isNow) owed -= 1;
    return isNow;
  };
  const rewritten = async (line: string): Promise<string | null> => {
    const [, head, address = '', port, rest] = candidatePattern.exec(line) ?? [];
    if (address !== '127.0.0.1') return null;
    const relay = await openRelay({ address, port: Number(port) }, isLost);
    relays.push(relay);
    return `${head} 127.0.0.1 ${relay.port} ${rest}`;
  };
  /** What the page tells of itself, by way of the relay. */
  const outgoing = async (signal: Signal): Promise<Signal | null> => {
    if (typeof signal.sdp === 'string') return { ...signal, sdp: withoutCandidates(signal.sdp) };
    if (!signal.candidate?.candidate) return signal;
    const candidate = await rewritten(signal.candidate.candidate);
    return candidate === null ? null : { ...signal, candidate: { ...signal.candidate, candidate } };
  };
  const incoming = (signal: Signal): Signal | null =>
    typeof signal.sdp === 'string' ? { ...signal, sdp: withoutCandidates(signal.sdp) } : signal.candidate?.candidate ? null : signal;
  await page.routeWebSocket(/\/rooms\?/, (socket) => {
    const server = socket.connectToServer();
    // In order: a candidate that comes before its description would be lost.
    let queue = Promise.resolve();
    socket.onMessage((text) => {
      queue = queue.then(async () => {
        const signal = await outgoing(JSON.parse(String(text)) as Signal);
        if (signal) server.send(JSON.stringify(signal));
      });
    });
    server.onMessage((text) => {
      const signal = incoming(JSON.parse(String(text)) as Signal);
      if (signal) socket.send(JSON.stringify(signal));
    });
  });
  return {
    /** The share of packets that get lost from now on, in both directions. */
    lose: (share: number): void => void (loss = share),
    close: (): void => {
      for (const relay of relays) relay.close();
    },
  };
};
