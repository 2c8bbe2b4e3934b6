import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes that a server held when it was asked, and the most that it ever held. */
export interface Memory {
  rss: number;
  highest: number;
}

/** Answers the bench's question about memory. */
export const reportMemory = (): void => {
  process.on('message', () => process.send?.({ rss: process.memoryUsage().rss, highest: process.resourceUsage().maxRSS * 1024 } satisfies Memory));
};

/** Listens and says where. */
export const answerBench = (server: Server): void => {
  reportMemory();
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
};
