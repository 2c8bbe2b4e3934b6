import { SaxesParser } from 'saxes';
import { readObjects, type PdfObject } from './read-pdf.ts';

/** The objects of a finished document that one key of another object points at. */
class Objects {
  readonly all: PdfObject[];
  readonly #byNumber: Map<number, PdfObject>;
  constructor(pdf: Buffer) {
    this.#byNumber = readObjects(pdf);
    this.all = [...this.#byNumber.values()];
  }
  ofType(type: string): PdfObject[] {
    return this.all.filter(({ head }) => new RegExp(`/Type /${type}\\b`).test(head));
  }
  at(part: PdfObject | undefined, key: string): PdfObject | undefined {
    return this.#byNumber.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(part?.head ?? '')?.[1]));
  }
}

type Rule = (objects: Objects, pdf: Buffer) => boolean;

const isWellFormed = (xml: string): boolean => {
  const parser = new SaxesParser({ xmlns: true });
  let isFine = true;
  parser.on('error', () => (isFine = false));
  parser.write(xml).close();
  return isFine;
};
const catalogOf = (objects: Objects): PdfObject | undefined => objects.ofType('Catalog')[0];
const xmpOf = (objects: Objects): string => objects.at(catalogOf(objects), 'Metadata')?.stream?.toString('utf8') ?? '';

/** Operators that put something on a page, outside of every marked content sequence. */
const isAllMarked = (content: string): boolean => {
  let depth = 0;
  for (const [, operator = ''] of content
    .replace(/\((?:\\.|[^\\)])*\)|<[0-9a-fA-F]*>/g, '')
    .matchAll(/(?:^|\s)(BDC|BMC|EMC|TJ|Tj|Do|f\*?|S|s|B\*?|b\*?|sh)(?=\s|$)/g)) {
    if (operator === 'BDC' || operator === 'BMC') depth += 1;
    else if (operator === 'EMC') depth -= 1;
    else if (depth < 1) return false;
  }
  return depth === 0;
};

const isSrgb = (profile: Buffer | null | undefined): boolean => profile?.toString('latin1', 36, 40) === 'acsp' && profile.toString('latin1', 16, 20) === 'RGB ';

/** The clauses of ISO 19005-3 that a document of ours could break; veraPDF checks more (among them the widths of every glyph). */
const rules: Record<string, Rule> = {
  '6.1.2 file header with a binary comment': (_objects, pdf) => /^%PDF-1\.7\n%[\u0080-\u00ff]{4}/.test(pdf.toString('latin1', 0, 20)),
  '6.1.3 an identifier and no encryption': (_objects, pdf) => {
    const trailer = pdf.toString('latin1').slice(pdf.lastIndexOf('trailer'));
    return /\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/.test(trailer) && !trailer.includes('/Encrypt');
  },
  '6.1.7 no streams outside of the file, no LZW': ({ all }) => all.every(({ head, stream }) => !stream || !/\/F \(|\/FFilter|LZWDecode/.test(head)),
  '6.2.3 an sRGB profile as the one output intent': (objects) => {
    const intent = objects.at(catalogOf(objects), 'OutputIntents');
    const profile = objects.at(intent, 'DestOutputProfile');
    return intent?.head.includes('/S /GTS_PDFA1') === true && profile?.head.includes('/N 3') === true && isSrgb(profile.stream);
  },
  '6.2.8 pictures without interpolation': ({ all }) => all.every(({ head }) => !head.includes('/Interpolate true')),
  '6.2.11.4 every font is embedded': (objects) =>
    objects.ofType('FontDescriptor').every((font) => (objects.at(font, 'FontFile2') ?? objects.at(font, 'FontFile3'))?.stream !== undefined) &&
    objects.all.every(({ head }) => !/\/Subtype \/(?:Type1|Type3)\b/.test(head)),
  '6.2.11.7 every font maps to Unicode': (objects) =>
    objects.all.filter(({ head }) => head.includes('/Subtype /Type0')).every((font) => objects.at(font, 'ToUnicode')?.stream !== undefined),
  '6.5 no actions, no scripts': ({ all }) => all.every(({ head }) => !/\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|GoToR)\b/.test(head)),
  '6.6.2 well-formed metadata, readable without unpacking': (objects) =>
    isWellFormed(xmpOf(objects)) && objects.ofType('Metadata').every(({ head }) => !head.includes('/Filter')),
  '6.6.2.3 a description of every schema that PDF/A does not know': (objects) =>
    !xmpOf(objects).includes('xmlns:fx=') || xmpOf(objects).includes('<pdfaSchema:prefix>fx</pdfaSchema:prefix>'),
  '6.6.4 part 3, level A': (objects) => /pdfaid:part>3<[\s\S]*pdfaid:conformance>A</.test(xmpOf(objects)),
  '6.7.2 tagged': (objects) =>
    objects.at(catalogOf(objects), 'MarkInfo')?.head.includes('/Marked true') === true && objects.at(catalogOf(objects), 'StructTreeRoot') !== undefined,
  '6.7.3 everything on a page is content or an artifact': (objects) =>
    objects.ofType('Page').every((page) => isAllMarked(objects.at(page, 'Contents')?.stream?.toString('latin1') ?? '')),
  '6.7.4 a language': (objects) => /\/Lang \(/.test(catalogOf(objects)?.head ?? ''),
  '6.8 files inside have a type, two names and a relationship, and belong to the document': (objects) =>
    objects.ofType('EmbeddedFile').every(({ head }) => /\/Subtype \/\w+#2Fxml/.test(head)) &&
    objects.ofType('Filespec').every(({ head }) => /\/AFRelationship \/\w+/.test(head) && /\/F \(/.test(head) && /\/UF \(/.test(head)) &&
    (objects.ofType('Filespec').length === 0 || objects.at(catalogOf(objects), 'AF') !== undefined),
};

/** The rules of PDF/A-3a that a document breaks; empty when it keeps all that are checked here. */
export const pdfAProblems = (pdf: Buffer): string[] => {
  const objects = new Objects(pdf);
  return Object.entries(rules)
    .filter(([, isKept]) => !isKept(objects, pdf))
    .map(([name]) => name);
};

/** A file that is embedded in a document. */
export const embeddedFile = (pdf: Buffer, name: string): string | undefined => {
  const objects = new Objects(pdf);
  const file = objects.ofType('Filespec').find(({ head }) => head.includes(`/UF (${name})`));
  return objects.at(file, 'F')?.stream?.toString('utf8');
};
