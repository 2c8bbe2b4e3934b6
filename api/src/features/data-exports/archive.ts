import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { Ctx } from '../../kernel/ctx.ts';
import { renderRecord } from '../documents/public.ts';
import { readSetting } from '../settings/public.ts';
import type { ExportedFile } from './collect/papers.queries.ts';
import { fhirBundle } from './fhir/bundle.ts';
import { processingInformation, readMe } from './information.ts';

interface Collected {
  data: ExportedData;
  files: ExportedFile[];
}

/** Documents are fetched one by one, each when the archive has come to it, so that none of them waits in memory. */
const addFiles = (ctx: Ctx, zip: ZipFile, { files }: Collected, tell: (progress: number) => Promise<unknown>): void => {
  files.forEach(({ path, open }, index) => {
    zip.addReadStreamLazy(path, { mtime: ctx.clock.now(), compress: false }, (done) => {
      tell(30 + Math.floor((60 * index) / files.length))
        .then(open)
        .then(
          (stream) => done(null, stream),
          (error: unknown) => done(error, new PassThrough()),
        );
    });
  });
};

/** The whole archive as a stream: what machines read, what people read, and every document. */
export const packArchive = async (ctx: Ctx, collected: Collected, tell: (progress: number) => Promise<unknown>): Promise<Readable> => {
  const zip = new ZipFile();
  const brand = await readSetting(ctx, 'brand.name');
  const add = (path: string, content: Buffer | string): void => zip.addBuffer(Buffer.from(content), path, { mtime: ctx.clock.now() });
  add('README.txt', readMe(brand));
  add('data.json', JSON.stringify(collected.data, null, 2));
  add('fhir-bundle.json', JSON.stringify(fhirBundle(collected.data, ctx.baseUrl), null, 2));
  add('record.pdf', await renderRecord({ data: collected.data, locale: ctx.locale, meta: { createdAt: ctx.clock.now(), version: 1, brand } }));
  add('information.de.txt', await processingInformation(ctx, 'de'));
  add('information.en.txt', await processingInformation(ctx, 'en'));
  await tell(30);
  addFiles(ctx, zip, collected, tell);
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  zip.end();
  return output;
};
