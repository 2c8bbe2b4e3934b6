import { failure } from '../../kernel/failure.ts';

const prefix = 'data:image/png;base64,';
const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxPixels = 4000;

/**
 * The bytes of a drawn signature from its data URL, after a look at what they really are: a PNG whose header names a sensible size.
 * @throws file.invalid
 */
export const readSignatureImage = (dataUrl: string): Buffer => {
  const encoded = dataUrl.slice(prefix.length);
  const bytes = Buffer.from(encoded, 'base64');
  const isPng = dataUrl.startsWith(prefix) && bytes.length > 57 && bytes.subarray(0, 8).equals(magic) && bytes.toString('latin1', 12, 16) === 'IHDR' && bytes.subarray(-12).includes('IEND');
  if (!isPng) throw failure('file.invalid');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width === 0 || height === 0 || width > maxPixels || height > maxPixels) throw failure('file.invalid');
  return bytes;
};
