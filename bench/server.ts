import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../api/src/config.ts';
import { createContext } from '../api/src/context.ts';
import { createApp, listen } from '../api/src/app/server.ts';
import { reportMemory } from './market-child.ts';

/** The API as a web process runs it; the built pages only where a bench asks for them. */
const context = await createContext(readConfig());
await context.boss.start();
context.accounts.follow();
context.catalogue.follow();
context.sharedAnswers.follow();
while (!context.catalogue.isReady()) await setTimeout(20);
const { port } = await listen(await createApp(context, { pages: process.env['BENCH_PAGES'] === 'yes' }), Number(process.env['BENCH_PORT']));
reportMemory();
process.send?.({ port });
