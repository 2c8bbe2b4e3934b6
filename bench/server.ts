import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../api/src/config.ts';
import { createContext } from '../api/src/context.ts';
import { createApp, listen } from '../api/src/http/server.ts';
import { tellMemory } from './market-child.ts';

/** The API alone, as a web process runs it, without the built pages. */
const context = await createContext(readConfig());
await context.boss.start();
context.catalogue.follow();
while (!context.catalogue.isReady()) await setTimeout(20);
const { port } = await listen(await createApp(context, { pages: false }), Number(process.env['BENCH_PORT']));
tellMemory();
process.send?.({ port });
