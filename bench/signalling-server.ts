import { attachRooms } from '../api/src/app/rooms.ts';
import { createApp, listen } from '../api/src/app/server.ts';
import { readConfig } from '../api/src/config.ts';
import { createContext } from '../api/src/context.ts';
import { reportMemory } from './market-child.ts';

/** The API as a web process runs it, with its rooms. */
const context = await createContext(readConfig());
await context.boss.start();
const { server, port } = await listen(await createApp(context, { pages: false }), 0);
attachRooms(server, context);
reportMemory();
process.send?.({ port });
