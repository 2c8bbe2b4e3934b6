import { fileTypeFromBuffer } from 'file-type';
import { drawSizes } from './draw-sizes.ts';
import type { DrawnPicture, Inspected, PictureReason, PictureRules } from './file-inspection-port.ts';
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

const drawable: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A picture in the sizes that readers get. */
export const drawPicture = async ({ bytes: given, rules }: { bytes: Uint8Array; rules: PictureRules }): Promise<DrawnPicture | { reason: PictureReason }> => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  return drawable.has((await fileTypeFromBuffer(bytes))?.mime) ? drawSizes(bytes, rules) : { reason: 'type' };
};

/** The text of a file that may be a PDF. */
export const readText = (given: Uint8Array): Promise<string> => readPdfText(Buffer.from(given.buffer, given.byteOffset, given.byteLength));
