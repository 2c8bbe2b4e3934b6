import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';

/** What a camera reads from the QR code as it stands on the page, in the theme and size that it is shown in. */
export const readQrCode = async (code: Locator): Promise<string> => {
  const picture = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;
  const { width, height, pixels } = await code.page().evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(image, 0, 0);
    return { width: canvas.width, height: canvas.height, pixels: [...drawing.getImageData(0, 0, canvas.width, canvas.height).data] };
  }, picture);
  return decodeQr({ width, height, data: Uint8ClampedArray.from(pixels) });
};
