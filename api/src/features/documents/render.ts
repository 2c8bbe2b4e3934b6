import { Piscina } from 'piscina';
import { DocumentIncompleteError } from './document-parties.ts';
import { drawDocument, type DrawingInput, type DrawingKind, type DrawingOrder, type Drawn } from './draw-document.ts';

const idleMs = 60_000;
const patienceMs = 60_000;

let pool: Piscina<DrawingOrder, Drawn> | undefined;

/**
 * From now on documents are drawn in a thread of their own, so that requests do not wait for them; it keeps the opened fonts and ends when it has been
 * idle for a minute. Commands and tests draw where they are. @returns how to stop
 */
export const drawInThread = (): (() => Promise<void>) => {
  const started = new Piscina<DrawingOrder, Drawn>({
    filename: new URL('./draw-document.ts', import.meta.url).href,
    name: 'drawDocument',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    recordTiming: false,
  });
  pool = started;
  return async () => {
    pool = undefined;
    await started.destroy();
  };
};

/** @throws DocumentIncompleteError when a field that the document must have is empty */
const render =
  <K extends DrawingKind>(kind: K) =>
  async (input: DrawingInput<K>): Promise<Buffer> => {
    // Without a thread the input is copied as well, so that the bytes are the same either way.
    const drawn = pool
      ? await pool.run({ kind, input }, { signal: AbortSignal.timeout(patienceMs) })
      : await drawDocument({ kind, input: structuredClone(input) });
    if ('missing' in drawn) throw new DocumentIncompleteError(drawn.missing);
    return Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength);
  };

export const renderAgreement = render('agreement');
export const renderConsentReceipt = render('consentReceipt');
export const renderDeletionProof = render('deletionProof');
export const renderInvoice = render('invoice');
export const renderMedicalLetter = render('medicalLetter');
export const renderPatientCard = render('patientCard');
export const renderPrescription = render('prescription');
export const renderRecord = render('record');
export const renderTanSheet = render('tanSheet');
export const renderTravelCertificate = render('travelCertificate');
