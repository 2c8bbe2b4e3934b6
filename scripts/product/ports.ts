import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../failure.ts';
import { isPortFree } from '../free-port.ts';
import type { Launch } from './launch.ts';

const PATIENCE = 5_000;

async function waitUntilFree(port: number): Promise<boolean> {
  // A run that was killed a moment ago may need this long to stop its parts.
  for (let waited = 0; waited < PATIENCE; waited += 250) {
    if (await isPortFree(port)) return true;
    await pause(250);
  }
  return false;
}

/** @throws StartFailure that names the port, and the variable that gives another one */
export async function claimPorts(launch: Launch): Promise<void> {
  const needed: [name: string, port: number][] = [['PORT', launch.port]];
  if (!launch.isProduction)
    needed.push(
      ['SANDBOX_PORT', launch.sandboxPort],
      ['SANDBOX_SMTP_PORT', launch.smtpPort],
      ['SANDBOX_SFTP_PORT', launch.sftpPort],
      ['SANDBOX_CLAMD_PORT', launch.clamdPort],
    );
  for (const [index, [name, port]] of needed.entries()) {
    const twin = needed.slice(0, index).find(([, other]) => other === port);
    if (twin !== undefined)
      throw new StartFailure(`${twin[0]} and ${name} are both ${port}.`, `Give each a port of its own, for example ${name}=${port + 10}.`);
    if (await waitUntilFree(port)) continue;
    throw new StartFailure(
      `Port ${port} is taken by another program, perhaps by another Blattwerk.`,
      `Stop that program, or use another port: ${name}=${port + 1000} npm start`,
    );
  }
}
