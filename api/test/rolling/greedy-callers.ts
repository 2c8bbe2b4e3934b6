import { Agent, request } from 'node:http';

const callers = 4;
const connectionsEach = 8;
const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: callers * connectionsEach });

const ask = (caller: string, turn: number): Promise<{ status: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': caller, 'Accept-Language': 'en' };
    request({ host: '127.0.0.1', port, path: `/api/v1/clients/products?search=${caller}-${turn}`, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }));
    })
      .once('error', reject)
      .end();
  });

/** Four networks in a loop, each with eight connections, in a process of their own: what they cost themselves must not slow what is measured. */
let asked = 0;
let refused = 0;
let retryAfter: string | undefined;
let isOver = false;
const loop = async (caller: string): Promise<void> => {
  while (!isOver) {
    const answer = await ask(caller, (asked += 1));
    if (answer.status !== 429) continue;
    refused += 1;
    retryAfter = answer.retryAfter;
  }
};
process.once('disconnect', () => process.exit());
process.once('message', () => (isOver = true));
await Promise.all(Array.from({ length: callers * connectionsEach }, (_, number) => loop(`203.0.113.${(number % callers) + 1}`)));
process.send?.({ asked, refused, retryAfter });
