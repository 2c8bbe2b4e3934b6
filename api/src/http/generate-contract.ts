import { readFile, writeFile } from 'node:fs/promises';
import { createConfig } from 'express-zod-api';
import { Integration } from 'express-zod-api/integration';
import { guideFile, guideWithTables } from './feed-docs/guide.ts';
import { routing } from './routing.ts';

const target = new URL('../../../contract/src/generated/client.ts', import.meta.url);

/** The types of every request and response, as both front ends import them. */
const generateClientTypes = async (): Promise<string> => {
  const config = createConfig({ cors: false, startupLogo: false, http: { listen: 0 } });
  const integration = new Integration({ routing, config, variant: 'types', serverUrl: '', hasHeadMethod: false });
  return `// Made by "npm run contract" from api/src/http/routing.ts. Not to be edited.\n${await integration.printFormatted({ format: async (source) => source })}`;
};

/** True when the committed file is what the routing says now. */
export const isFresh = async (): Promise<boolean> => (await readFile(target, 'utf8')) === (await generateClientTypes());

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await writeFile(target, await generateClientTypes());
  await writeFile(guideFile, guideWithTables(await readFile(guideFile, 'utf8')));
}
