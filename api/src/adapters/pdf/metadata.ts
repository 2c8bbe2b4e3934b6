/** Text between two XML tags: signs that XML forbids are left out, those that would end it are written as entities. */
const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export interface DocumentMetadata {
  title: string;
  author: string;
  /** BCP 47 */
  lang: string;
  createdAt: Date;
}

const description = (namespaces: Record<string, string>, properties: string): string =>
  `<rdf:Description rdf:about=""${Object.entries(namespaces)
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join('')}>${properties}</rdf:Description>\n`;

/** What a document says of itself, as XMP. PDFKit’s own writes a title with `&` or `<` in it as it is, which no reader of XML accepts. */
export const documentMetadata = ({ title, author, lang, createdAt }: DocumentMetadata): string => {
  const at = `${createdAt.toISOString().slice(0, 19)}Z`;
  return [
    description(
      { dc: 'http://purl.org/dc/elements/1.1/' },
      `<dc:format>application/pdf</dc:format>` +
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>` +
        `<dc:language><rdf:Bag><rdf:li>${xmlText(lang)}</rdf:li></rdf:Bag></dc:language>`,
    ),
    description(
      { xmp: 'http://ns.adobe.com/xap/1.0/' },
      `<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:CreatorTool>Blattwerk</xmp:CreatorTool>`,
    ),
    description({ pdf: 'http://ns.adobe.com/pdf/1.3/' }, '<pdf:Producer>Blattwerk</pdf:Producer>'),
  ].join('');
};

export const facturXFile = 'factur-x.xml';

/** The properties of the Factur-X schema, with what PDF/A wants to know about each: it accepts no property that is not described in the file. */
const facturXProperties = [
  { name: 'DocumentFileName', value: facturXFile, means: 'Name of the embedded XML invoice file' },
  { name: 'DocumentType', value: 'INVOICE', means: 'Type of the hybrid document' },
  { name: 'Version', value: '1.0', means: 'Version of the standard that applies to the embedded XML data' },
  { name: 'ConformanceLevel', value: 'EN 16931', means: 'Conformance level of the embedded XML data' },
] as const;
const facturXNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Says that the document carries its invoice as `factur-x.xml` (Factur-X 1.0, profile EN 16931). */
export const facturXMetadata = (): string =>
  description({ fx: facturXNamespace }, facturXProperties.map(({ name, value }) => `<fx:${name}>${value}</fx:${name}>`).join('')) +
  description(
    {
      pdfaExtension: 'http://www.aiim.org/pdfa/ns/extension/',
      pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
      pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
    },
    `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">` +
      `<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>` +
      `<pdfaSchema:namespaceURI>${facturXNamespace}</pdfaSchema:namespaceURI>` +
      `<pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
      `<pdfaSchema:property><rdf:Seq>${facturXProperties
        .map(
          ({ name, means }) =>
            `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
            `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${means}</pdfaProperty:description></rdf:li>`,
        )
        .join('')}</rdf:Seq></pdfaSchema:property>` +
      `</rdf:li></rdf:Bag></pdfaExtension:schemas>`,
  );
