import type { Test } from 'supertest';
import { readPdf } from '../src/adapters/pdf/testing/read-pdf.ts';
import { readZip } from './read-zip.ts';

/** An answer whose body is its bytes, whatever it says that it is. */
export const asBytes = (call: Test): Test =>
  call.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

/** What a user can read in a file, also inside documents and archives, whose bytes say nothing. */
export const readBytes = async (bytes: Buffer): Promise<string> => {
  const mark = bytes.toString('latin1', 0, 5);
  if (mark.startsWith('PK'))
    return (await Promise.all([...(await readZip(bytes))].map(async ([name, file]) => `${name}\n${await readBytes(file)}`))).join('\n');
  if (mark !== '%PDF-') return bytes.toString();
  const { text, objects } = readPdf(bytes);
  return `${text}\n${objects}`;
};
