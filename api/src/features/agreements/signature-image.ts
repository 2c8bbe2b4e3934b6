import { failure } from '../../kernel/failure.ts';
import { checkSignaturePicture, SignaturePictureError } from '../documents/public.ts';

const prefix = 'data:image/png;base64,';
const maxPixels = 4000;

/**
 * The bytes of a drawn signature from its data URL, after a look at what they really are: a PNG of a sensible size that can be shown.
 * @throws file.invalid
 */
export const readSignatureImage = (dataUrl: string): Buffer => {
  if (!dataUrl.startsWith(prefix)) throw failure('file.invalid');
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  try {
    const { width, height } = checkSignaturePicture(bytes);
    if (width > maxPixels || height > maxPixels) throw failure('file.invalid');
  } catch (error) {
    throw error instanceof SignaturePictureError ? failure('file.invalid', undefined, { cause: error }) : error;
  }
  return bytes;
};
