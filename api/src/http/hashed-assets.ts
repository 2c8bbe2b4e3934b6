import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Built files whose names change with their contents. The build has compressed them; for browsers without Brotli they are compressed on the way. */
export const hashedAssets = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
  });
