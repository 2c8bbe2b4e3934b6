import { useQuery } from '@tanstack/react-query';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, PageSkeleton } from '../../../components/states.tsx';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Scripts of a document never run, and nothing is compiled: the page's policy allows neither. */
const openDocument = async (content: Blob): Promise<PDFDocumentProxy> =>
  getDocument({ data: await content.arrayBuffer(), isEvalSupported: false, enableXfa: false, useWasm: false }).promise;

/** Draws one page to the width of its place, and gives its text, which screen readers read. */
const drawPage = async (document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<string> => {
  const page = await document.getPage(number);
  const width = (canvas.parentElement?.clientWidth ?? 800) * window.devicePixelRatio;
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

const PdfPage = ({ document, number }: { document: PDFDocumentProxy; number: number }) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    drawPage(document, number, canvas.current).then(
      (words) => {
        if (text.current) text.current.textContent = words;
      },
      () => {
        if (text.current) text.current.className = '';
      },
    );
  }, [document, number]);
  return (
    <div className="file-page">
      <canvas ref={canvas} role="img" aria-label={t('review.uploads.page', { at: number, total: document.numPages })} />
      <p ref={text} className="sr-only">
        {t('review.uploads.pageFailed')}
      </p>
    </div>
  );
};

/** A PDF, drawn page by page. Rare ways of packing pictures cannot be drawn here, so the file itself is always offered beside it. */
export const PdfPages = ({ id, content }: { id: string; content: Blob }) => {
  const { t } = useTranslation();
  const opened = useQuery({ queryKey: ['pdf', id], queryFn: () => openDocument(content), retry: false, gcTime: 0 });
  if (opened.isPending) return <PageSkeleton />;
  if (opened.isError) return <ErrorState error={opened.error} />;
  return (
    <>
      <p className="quiet small">{t('review.uploads.pdfNote')}</p>
      {Array.from({ length: opened.data.numPages }, (_, index) => (
        <PdfPage key={index} document={opened.data} number={index + 1} />
      ))}
    </>
  );
};
