import { readCheckedConfig } from './config.ts';
import { createContext } from './context.ts';
import { run } from './app/run.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 11))
  throw new Error(`Blattwerk needs Node 24.11 or newer; this is ${process.versions.node}. Start it with "npm start".`);

await run(await createContext(await readCheckedConfig()));
