import { breakLines } from './line-breaking.ts';
import type { Family, Run, Typeface } from './typeface.ts';

export const colour = { ink: '#1B2723', muted: '#52605A', line: '#D9D4C7', edge: '#8A8F86', fir: '#1E5A49', tint: '#F1EEE6', bad: '#A3241C' } as const;

export interface TextStyle {
  family: Family;
  /** Points. */
  size: number;
  /** Distance of base lines as a multiple of the size. */
  leading: number;
  colour: string;
}
export const styles = {
  title: { family: 'heading', size: 22, leading: 1.2, colour: colour.ink },
  heading: { family: 'heading', size: 13, leading: 1.3, colour: colour.ink },
  letterhead: { family: 'heading', size: 14, leading: 1.25, colour: colour.fir },
  text: { family: 'text', size: 10, leading: 1.5, colour: colour.ink },
  strong: { family: 'strong', size: 10, leading: 1.5, colour: colour.ink },
  emphasis: { family: 'heading', size: 15, leading: 1.3, colour: colour.ink },
  label: { family: 'text', size: 8, leading: 1.45, colour: colour.muted },
  small: { family: 'text', size: 8, leading: 1.45, colour: colour.muted },
} as const satisfies Record<string, TextStyle>;

export interface Line {
  runs: (Run & { width: number })[];
  width: number;
}
export const lineHeight = (style: TextStyle): number => style.size * style.leading;

export interface TextLayout {
  /** Breaks text into lines no wider than `width` points; a word that is too long is broken anywhere. */
  lines(text: string, style: TextStyle, width: number): Line[];
  /** Draws one line with its upper edge at `y`. */
  drawLine(line: Line, style: TextStyle, x: number, y: number): void;
}

/** Figures of equal width: columns of amounts align, and no comma slips under the next figure of a dose. */
const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
const isFigures = /^\d/;
const splitFigures = (run: Run): Run[] =>
  run.text
    .split(/(\d(?:[\d.,:]*\d)?)/)
    .filter((text) => text !== '')
    .map((text) => ({ font: run.font, text }));
const featuresOf = (text: string) => (isFigures.test(text) ? { features: tabular } : {});

export const createTextLayout = (doc: PDFKit.PDFDocument, typeface: Typeface): TextLayout => {
  const widths = new Map<string, number>();
  /** Finding the ends of lines measures the same words again and again. */
  const widthOfRun = ({ font, text }: Run, size: number): number => {
    const key = `${font} ${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = doc.font(font).fontSize(size).widthOfString(text, featuresOf(text));
    widths.set(key, width);
    return width;
  };
  const measure = (text: string, style: TextStyle): Line => {
    const runs = typeface
      .runs(text, style.family)
      .flatMap(splitFigures)
      .map((run) => ({ ...run, width: widthOfRun(run, style.size) }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  };

  const widthOf = (text: string, style: TextStyle): number => measure(text, style).width;
  return {
    lines: (text, style, width) =>
      typeface
        .clean(text)
        .split('\n')
        .flatMap((paragraph) => breakLines(paragraph, width, (part) => widthOf(part, style)))
        .map((line) => measure(line, style)),
    drawLine(line, style, x, y) {
      const top = y + (lineHeight(style) - style.size * 1.2) / 2;
      let left = x;
      for (const run of line.runs) {
        doc
          .font(run.font)
          .fontSize(style.size)
          .fillColor(style.colour)
          .text(run.text, left, top, { lineBreak: false, ...featuresOf(run.text) });
        left += run.width;
      }
    },
  };
};
