import PDFDocument from 'pdfkit';
import { documentMetadata, facturXFile, facturXMetadata } from './metadata.ts';
import { colour, createTextLayout, lineHeight, styles, type Line, type TextLayout, type TextStyle } from './text-layout.ts';
import { createTypeface } from './typeface.ts';

export interface SheetOptions {
  /** Title of the document, also in its metadata. */
  title: string;
  author: string;
  /** BCP 47, e.g. `de-DE`. */
  lang: string;
  /** When the document was made: the same input gives the same bytes. */
  createdAt: Date;
  /** Left part of every footer. */
  footer: string;
  /** `Seite 1 von 2` */
  pageLabel: (page: number, of: number) => string;
  /** Written across every page. */
  watermark?: string;
  /** The invoice that the document shows, as XML (Factur-X, profile EN 16931): embedded as `factur-x.xml`. */
  facturX?: string;
}

export interface Area {
  x: number;
  width: number;
}
type Structure = PDFKit.PDFStructureElement;

/** A4 in points, with room for file holes on the left. */
const page = { left: 62, right: 56, top: 54, bottom: 74, width: 595.28, height: 841.89 } as const;

/**
 * One document while it is written: from top to bottom, tagged for screen readers, with new pages where needed.
 * Free text is only ever drawn as text. `finish` gives the bytes.
 */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly layout: TextLayout;
  readonly area: Area;
  /** Upper edge of what is written next. */
  y: number;
  /** Points left on this page. */
  room(): number;
  /** A new page if less than `height` is left. */
  need(height: number): void;
  space(points: number): void;
  /** Moves down so that `height` ends at the foot of the page; a new page if it does not fit. */
  toFoot(height: number): void;
  /** Adds a part of the document's structure; `children` draw when they are added. */
  add(tag: string, children: (() => void) | Structure[], options?: PDFKit.Mixins.StructureElementOptions): void;
  part(tag: string, children: (() => void) | Structure[], options?: PDFKit.Mixins.StructureElementOptions): Structure;
  /** Decoration that screen readers leave out. */
  decorate(draw: () => void): void;
  /** Draws lines from `y` down, over pages if need be, and moves `y`. */
  flow(lines: Line[], style: TextStyle, area?: Area): void;
  heading(level: 1 | 2, text: string): void;
  paragraph(text: string, style?: TextStyle, area?: Area): void;
  rule(): void;
  finish(): Promise<Buffer>;
}

/** PDFKit with XMP of our own. */
class ArchivedDocument extends PDFDocument {
  readonly #xmp: string;
  constructor(options: PDFKit.PDFDocumentOptions, xmp: string) {
    super(options);
    this.#xmp = xmp;
  }
  /** PDFKit calls it when the document ends. */
  protected _addInfo(): void {
    (this as unknown as { appendXML(xml: string): void }).appendXML(this.#xmp);
  }
}

const embedInvoice = (doc: PDFKit.PDFDocument, xml: string, createdAt: Date): void => {
  const options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: 'Alternative' } = {
    name: facturXFile,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X / ZUGFeRD, EN 16931',
    creationDate: createdAt,
    modifiedDate: createdAt,
  };
  doc.file(Buffer.from(xml), options);
};

const openDocument = (options: SheetOptions): PDFKit.PDFDocument => {
  const settings: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: page.top, bottom: 0, left: page.left, right: page.right },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: options.lang,
    displayTitle: true,
    info: {
      Title: options.title,
      Author: options.author,
      Producer: 'Blattwerk',
      Creator: 'Blattwerk',
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
  };
  const { facturX } = options;
  const doc = new ArchivedDocument(settings, `${documentMetadata(options)}${facturX ? facturXMetadata() : ''}`);
  if (facturX) embedInvoice(doc, facturX, options.createdAt);
  return doc;
};

const drawFooter = (doc: PDFKit.PDFDocument, layout: TextLayout, left: string, label: string): void => {
  const y = page.height - page.bottom + 26;
  const end = page.width - page.right;
  doc.moveTo(page.left, y).lineTo(end, y).lineWidth(0.5).strokeColor(colour.line).stroke();
  const [right] = layout.lines(label, styles.small, 120);
  const width = right?.width ?? 0;
  layout
    .lines(left, styles.small, end - page.left - width - 16)
    .slice(0, 2)
    .forEach((line, index) => layout.drawLine(line, styles.small, page.left, y + 6 + index * lineHeight(styles.small)));
  if (right) layout.drawLine(right, styles.small, end - width, y + 6);
};

const drawWatermark = (doc: PDFKit.PDFDocument, layout: TextLayout, text: string): void => {
  const style: TextStyle = { family: 'heading', size: 40, leading: 1.2, colour: colour.bad };
  const [line] = layout.lines(text, style, 2000);
  if (!line) return;
  doc
    .save()
    .rotate(-52, { origin: [page.width / 2, page.height / 2] })
    .fillOpacity(0.14);
  layout.drawLine(line, style, page.width / 2 - line.width / 2, page.height / 2 - 24);
  doc.restore();
};

/** On each page before anything else, so that every text stands over it. */
const drawWatermarks = (doc: PDFKit.PDFDocument, layout: TextLayout, text: string): void => {
  const draw = (): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    drawWatermark(doc, layout, text);
    doc.endMarkedContent();
  };
  draw();
  doc.on('pageAdded', draw);
};

const framePages = (doc: PDFKit.PDFDocument, layout: TextLayout, options: SheetOptions): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    drawFooter(doc, layout, options.footer, options.pageLabel(index + 1, count));
    doc.endMarkedContent();
  }
};

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

const writeHeading = (sheet: Sheet, level: 1 | 2, text: string): void => {
  const style = level === 1 ? styles.title : styles.heading;
  const lines = sheet.layout.lines(text, style, sheet.area.width);
  if (level === 2) sheet.space(10);
  sheet.need(lines.length * lineHeight(style) + 3.5 * lineHeight(styles.text));
  sheet.add(level === 1 ? 'H1' : 'H2', () => sheet.flow(lines, style));
  sheet.space(level === 1 ? 10 : 3);
};

/** Short paragraphs stay whole. */
const writeParagraph = (sheet: Sheet, text: string, style: TextStyle, area: Area): void => {
  const lines = sheet.layout.lines(text, style, area.width);
  if (lines.length <= 4) sheet.need(lines.length * lineHeight(style));
  sheet.add('P', () => sheet.flow(lines, style, area));
  sheet.space(style.size * 0.5);
};

const writeRule = (sheet: Sheet): void => {
  const { x, width } = sheet.area;
  sheet.decorate(() =>
    sheet.doc
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(0.5)
      .strokeColor(colour.line)
      .stroke(),
  );
  sheet.space(10);
};

export const openSheet = (options: SheetOptions): Sheet => {
  const doc = openDocument(options);
  const result = collect(doc);
  const layout = createTextLayout(doc, createTypeface(doc));
  if (options.watermark) drawWatermarks(doc, layout, options.watermark);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const foot = page.height - page.bottom;
  const sheet: Sheet = {
    doc,
    layout,
    area: { x: page.left, width: page.width - page.left - page.right },
    y: page.top,
    room: () => foot - sheet.y,
    need(height) {
      if (sheet.y + height <= foot || sheet.y <= page.top) return;
      doc.continueOnNewPage();
      sheet.y = page.top;
    },
    space: (points) => void (sheet.y += points),
    toFoot(height) {
      sheet.need(height);
      sheet.y = Math.max(sheet.y, foot - height);
    },
    part: (tag, children, settings = {}) => doc.struct(tag, settings, children),
    add: (tag, children, settings) => void root.add(sheet.part(tag, children, settings)),
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    flow(lines, style, area = sheet.area) {
      for (const line of lines) {
        sheet.need(lineHeight(style));
        layout.drawLine(line, style, area.x, sheet.y);
        sheet.y += lineHeight(style);
      }
    },
    heading: (level, text) => writeHeading(sheet, level, text),
    paragraph: (text, style = styles.text, area = sheet.area) => writeParagraph(sheet, text, style, area),
    rule: () => writeRule(sheet),
    finish() {
      root.end();
      framePages(doc, layout, options);
      doc.end();
      return result;
    },
  };
  return sheet;
};
