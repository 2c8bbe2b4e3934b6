import net from 'node:net';
import { errorCode } from './failure.ts';

/** Whether a server could listen on this port now. `host` undefined means every address of the machine. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      if (['EADDRINUSE', 'EACCES'].includes(errorCode(error) ?? '')) resolve(false);
      else reject(error);
    });
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(true)));
  });
}

/** The first free port at or above `from`. Ports the system hands out by itself (above 32000) are kept clear. */
export async function findFreePort(from: number, host?: string): Promise<number> {
  for (let port = from; port < from + 500; port += 1) if (await isPortFree(port, host)) return port;
  throw new Error(`No free port between ${from} and ${from + 500}.`);
}
