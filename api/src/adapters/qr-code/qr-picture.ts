/** Medium; a name that only QR codes know. */
const errorCorrection = { eclevel: 'M' };

/** A QR code as a `data:` URL of an SVG picture, with its quiet zone on white ground so that it reads in the dark theme too. Most processes never draw one. */
export const qrPicture = async (text: string): Promise<string> => {
  const { default: barcodes } = await import('bwip-js/node');
  const svg = barcodes.toSVG({ bcid: 'qrcode', text, padding: 8, backgroundcolor: 'FFFFFF', ...errorCorrection });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
