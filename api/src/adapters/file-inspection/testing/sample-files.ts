import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A photo as a phone takes it: with the camera's name and where it was taken. */
export const photoWithPosition = (width = 320, height = 240): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d5c' } })
    .withExif({
      IFD0: { Make: 'Kamera' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '13/1 24/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();

/** The same as HEIC, made with libheif's `heif-enc`: sharp cannot write HEVC. */
export const heicWithPosition = (): Buffer => readFileSync(new URL('./photo-with-position.heic', import.meta.url));

interface PdfKind {
  userPassword?: string;
  ownerPassword?: string;
  script?: string;
  launch?: string;
}

export const pdf = (kind: PdfKind = {}, text = 'Befund'): Promise<Buffer> =>
  new Promise((resolve) => {
    const { script, launch, ...options } = kind;
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    const root = (document as unknown as { _root: { data: Record<string, unknown> } })._root.data;
    if (script) root['OpenAction'] = { S: 'JavaScript', JS: new String(script) };
    if (launch) root['OpenAction'] = { S: 'Launch', F: new String(launch) };
    document.text(text);
    document.end();
  });
