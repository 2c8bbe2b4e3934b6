import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { createApp, listen } from '../../src/app/server.ts';
import { isAboutMoney, runWaiting } from '../waiting-jobs.ts';

/** What `startProcess` starts: the API without its pages, on a free port. It ends with the test that started it. */
process.once('disconnect', () => process.exit());
const context = await createContext(readConfig());
await context.boss.start();
const { port } = await listen(await createApp(context, { pages: false }), 0);
process.on('message', (run) => void runWaiting(context, { isWanted: isAboutMoney, keepsFailing: true }).then((done) => process.send?.({ run, done })));
// A process that is killed leaves no compile cache behind, and the next one takes three times as long to start.
flushCompileCache();
process.send?.({ port });
