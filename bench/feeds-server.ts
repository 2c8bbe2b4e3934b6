import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Version } from './feeds-scene.ts';

/** The pharmacies' server: each feed's file at one address, in the version that is out at the moment; it knows no `ETag`, so every fetch brings the file. */
export const startFeedsServer = async (folder: string) => {
  let version: Version = 'first';
  const server = createServer((request, response) => {
    const [rows = '', feedId = ''] = (request.url ?? '').split('/').slice(1);
    response.writeHead(200, { 'content-type': 'text/csv' });
    createReadStream(join(folder, rows, version, feedId)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    publish: (next: Version): void => void (version = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
