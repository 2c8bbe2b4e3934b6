import { fileTypeFromBuffer } from 'file-type';
import type { Inspected } from './file-inspection-port.ts';
import { redrawHeic, redrawPicture } from './redraw-picture.ts';
import { inspectPdf, readPdfText } from './inspect-pdf.ts';

/** What a worker thread does with one file. The name and the type that the sender claims say nothing and are not asked for. */
export const inspectFile = async (given: Uint8Array): Promise<Inspected> => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) return { reason: 'empty' };
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === 'application/pdf') return inspectPdf(bytes);
  if (type === 'image/jpeg' || type === 'image/png') return redrawPicture(bytes, type);
  if (type === 'image/heic' || type === 'image/heif') return redrawHeic(bytes);
  return { reason: 'type' };
};

/** The text of a file that may be a PDF. */
export const readText = (given: Uint8Array): Promise<string> => readPdfText(Buffer.from(given.buffer, given.byteOffset, given.byteLength));
