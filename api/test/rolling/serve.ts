import { createContext } from '../../src/context.ts';
import { readConfig } from '../../src/config.ts';
import { run } from '../../src/app/run.ts';

/** A process of the product as `main.ts` starts it, without the storefront's pages: they need a build. It ends with the test that started it. */
process.once('disconnect', () => process.exit());
const mail = { send: (sent: { messageId: string }): Promise<void> => Promise.resolve(void process.send?.({ sent: sent.messageId })) };
await run(await createContext(readConfig(), { ports: { mail } }), { pages: false });
process.send?.({ ready: true });
