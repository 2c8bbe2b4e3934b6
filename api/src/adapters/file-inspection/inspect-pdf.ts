import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Inspected } from './file-inspection-port.ts';

/** Starts a program or a script; written in plain it is found whatever holds it, also in what a reader does not reach. */
const startsSomething = /\/(Launch|JavaScript)\b/;

const open = (bytes: Buffer): ReturnType<typeof getDocument> =>
  getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
  });

const isActive = async (document: Awaited<ReturnType<typeof getDocument>['promise']>, bytes: Buffer): Promise<boolean> =>
  startsSomething.test(bytes.toString('latin1')) || (await document.hasJSActions());

/**
 * A PDF is kept as it came: it may be signed, and its text is what the doctor needs. So one that runs scripts or starts programs is refused, and one
 * with a password too, which neither the scanner nor the doctor can read. One that is only protected against printing opens and is taken.
 */
export const inspectPdf = async (bytes: Buffer): Promise<Inspected> => {
  const task = open(bytes);
  try {
    const document = await task.promise;
    return (await isActive(document, bytes)) ? { reason: 'active' } : { bytes, type: 'application/pdf' };
  } catch (error) {
    return { reason: (error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy();
  }
};

/** Our documents have fewer, and the code stands on each. */
const mostPages = 20;

/** The text of a PDF's first pages; empty when it cannot be read. */
export const readPdfText = async (bytes: Buffer): Promise<string> => {
  const task = open(bytes);
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let page = 1; page <= Math.min(document.numPages, mostPages); page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    return pages.join('\n');
  } catch {
    // A strange file may be anything; that it says nothing is the answer.
    return '';
  } finally {
    await task.destroy();
  }
};
