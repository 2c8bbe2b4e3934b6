import type { Category, Genetics } from '@blattwerk/contract/products/enums';
import { accentOf, at, drawsOf, paper, type Accent } from './plate-drawing.ts';
import { drawMotif, terpeneInk } from './plate-motifs.ts';
import { sprig } from './plate-sprig.ts';
import { cartridge, dropperBottle, strip } from './plate-vessels.ts';

/** What a plate shows. THC and CBD as the product states them: per cent, or mg/ml for extracts; terpenes with the leading one first. */
export interface PlateTraits {
  slug: string;
  category: Category;
  genetics: Genetics | null;
  thc: number | null;
  cbd: number | null;
  terpenes: readonly { key: string }[];
}

/** The content that counts as full on the plate's scale. */
const fullThc: Record<Category, number> = { flower: 34, extract: 60, vape: 90, edible: 50 };
const fullCbd: Record<Category, number> = { flower: 14, extract: 50, vape: 40, edible: 50 };

const share = (value: number | null, full: number): number => Math.min(1, Math.max(0, (value ?? 0) / full));

/** The sheet: paper, a hairline frame, and the label in the corner with the strokes of a hand that wrote on it. */
const sheet = (draw: () => number, accent: Accent): string => {
  const lines = [0, 1, 2].map((line) => `M143 ${at(172 + line * 5.5)}h${at(18 + draw() * 23)}`).join('');
  return (
    `<path d="M0 0H200V200H0z" fill="${paper}"/><path d="M7 7H193V193H7z" fill="none" stroke="#dcd2ba" stroke-width=".8"/>` +
    `<path d="M138 166H187V187H138z" fill="#fffdf6" stroke="#d3c7a9" stroke-width=".6"/><path d="${lines}" stroke="${accent.line}b3" stroke-width=".7"/>`
  );
};

const move = (x: number, y: number, scale = 1, angle = 0): string =>
  `translate(${at(x, y)})${angle === 0 ? '' : `rotate(${Math.round(angle)})`}${scale === 1 ? '' : `scale(${scale})`}`;
const place = (content: string, x: number, y: number, scale = 1, angle = 0): string => `<g transform="${move(x, y, scale, angle)}">${content}</g>`;

interface Parts {
  leaves: string;
  mark: (transform: string) => string;
  accent: Accent;
  tape: Accent;
  thc: number;
  tilt: number;
  isMirrored: boolean;
}

/** Where leaf, motif and vessel stand on the sheet. */
const compose: Record<'flower' | 'extract' | 'vape', (parts: Parts) => string> = {
  flower: ({ leaves, mark, tape, tilt, isMirrored }) => {
    const x = isMirrored ? 106 : 88;
    return (
      place(leaves, x, 164, 0.95, tilt) + strip(x - tilt * 0.2, 173, tilt - 8, tape) + mark(move(isMirrored ? 37 : 162, isMirrored ? 150 : 137, 1.1, tilt))
    );
  },
  extract: ({ leaves, mark, accent, tape, thc, tilt }) =>
    place(leaves, 70, 166, 0.85, tilt * 0.6 - 7) + strip(70, 175, tilt - 6, tape) + place(dropperBottle(thc, accent, mark), 130, 158),
  vape: ({ leaves, mark, accent, tape, thc, tilt }) =>
    place(leaves, 70, 166, 0.85, tilt * 0.6 - 6) + strip(70, 175, tilt - 6, tape) + place(cartridge(thc, accent), 146, 158) + mark(move(107, 158, 0.8)),
};

/**
 * The picture of a product: a herbarium plate drawn from its traits alone. The same traits always give the same plate, different addresses different ones.
 * Genetics sets the breadth of the leaf, THC the number and CBD the length of its veins, the leading terpene the accent colour and the fruit or flower
 * beside it, the second one the strip that holds the stem; extracts show a dropper bottle, vapes a cartridge.
 * @returns an SVG document of less than 3 kB on its own paper tone, without scripts, styles or references to anything outside
 */
export const drawPlate = ({ slug, category, genetics, thc, cbd, terpenes }: PlateTraits): string => {
  const draw = drawsOf(slug);
  const thcShare = share(thc, fullThc[category]);
  const [motif, hue] = terpeneInk(terpenes[0]?.key);
  const [, secondHue] = terpeneInk(terpenes[1]?.key);
  const accent = accentOf((hue + (draw() - 0.5) * 8 + 360) % 360);
  const id = `l${Math.floor(draw() * 36 ** 4).toString(36)}`;
  const leaves = sprig({ id, genetics, thc: thcShare, cbd: share(cbd, fullCbd[category]), mostPairs: category === 'flower' ? 5 : 3, draw });
  const parts = {
    leaves,
    mark: (transform: string) => drawMotif(motif, accent, transform),
    accent,
    tape: accentOf(secondHue),
    thc: thcShare,
    tilt: (draw() - 0.5) * 14,
    isMirrored: draw() < 0.4,
  };
  const drawing = sheet(draw, accent) + compose[category === 'edible' ? 'extract' : category](parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
};
