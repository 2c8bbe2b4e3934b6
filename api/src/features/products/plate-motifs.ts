import { at, dots, fill, pen, type Accent } from './plate-drawing.ts';

/** The small fruit or flower beside the leaf, drawn around 0,0 within a circle of radius 24; its lines are the accent's unless told. */
type Motif = (accent: Accent) => string;

const cream = '#fffdf6';

const turn = (count: number, index: number, radius: number, offset = 0): [number, number] => {
  const angle = ((index + offset) / count) * Math.PI * 2 - Math.PI / 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};
const each = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');
const ring = (radius: number): string => `M${at(0, -radius)}a${at(radius, radius)} 0 1 0 .1 0z`;

const petals = (count: number, length: number, width: number): string =>
  each(count, (index) => {
    const [ax, ay] = turn(count, index, length * 0.8, -width);
    const [x, y] = turn(count, index, length);
    const [bx, by] = turn(count, index, length * 0.8, width);
    return `M0 0Q${at(ax, ay, x, y)}Q${at(bx, by)} 0 0`;
  });

const citrus: Motif = ({ pale, full }) =>
  fill(ring(21), full) +
  fill(ring(17.8), cream) +
  fill(
    each(8, (index) => {
      const [x, y] = turn(8, index, 15.8, 0.12);
      const [u, v] = turn(8, index + 1, 15.8, -0.12);
      const [i, j] = turn(8, index, 2.5, 0.5);
      return `M${at(i, j)}L${at(x, y)}Q${at((x + u) * 0.56, (y + v) * 0.56, u, v)}z`;
    }),
    pale,
  );

const peppercorns: Motif = ({ pale, full, line }) => {
  const corns = Array.from({ length: 9 }, (_, index): [number, number] => [-7 + index * 1.5 + (index % 2 ? 6 : -6), -18 + index * 4.8]);
  return (
    pen('M-11-26C0-16-4 4 5 23') +
    dots(corns, 10, line) +
    dots(corns, 8.6, full) +
    dots(
      corns.map(([x, y]) => [x - 1.4, y - 1.4]),
      2,
      pale,
    )
  );
};

const spike: Motif = ({ pale, full, line }) =>
  pen('M-4 26C0 14 3 2 2-24') +
  fill(
    each(7, (index) => {
      const size = 9 - index;
      return `M1 ${at(10 - index * 5.5)}q${at(-size, -1, -size, -size, size, 0, size, size, 0, -size, size, -size, 0, size, -size, size)}`;
    }),
    full,
  ) +
  dots([[2.4, -27]], 4.4, line) +
  dots([[2.4, -27]], 3, pale);

const cone: Motif = ({ pale, full }) =>
  pen(each(9, (index) => `M-2-16L${at(-25 + index * 6, -25 + Math.abs(index - 4) * 1.5)}`)) +
  fill('M0-17C12-14 15 2 10 13C7 20 3 23 0 24C-4 23-8 20-11 13C-15 2-12-14 0-17', full) +
  fill([8, 11, 12, 11, 7].map((half, row) => `M${at(-half, -9 + row * 6.2)}q${at(half / 2, 6.5, half, 0)}q${at(half / 2, 6.5, half, 0)}`).join(''), pale);

const hop: Motif = ({ pale, full }) =>
  pen('M3-27Q-1-22 0-17') +
  [5.5, 10.5, 12, 9]
    .map((half, row) => {
      const bracts = [-half * 0.62, half * 0.62, 0].map((x) => `M${at(x - 6, 7 - row * 8.4)}q0 10 6 15 6-5 6-15-6-6-12 0`).join('');
      return fill(bracts, row % 2 ? pale : full);
    })
    .join('');

const daisy: Motif = ({ full, line }) => pen('M0 4Q-4 16-2 28') + fill(petals(11, 20, 0.45), cream) + dots([[0, 0]], 13, line) + dots([[0, 0]], 11.6, full);

const blossom: Motif = ({ pale, full, line }) => {
  const stamens = Array.from({ length: 7 }, (_, index) => turn(7, index, 9.4));
  return (
    fill(petals(5, 23, 0.62), pale) +
    pen(stamens.map(([x, y]) => `M0 0L${at(x, y)}`).join('')) +
    dots(stamens, 3, line) +
    dots(stamens, 1.8, full) +
    dots([[0, 0]], 4, line)
  );
};

const umbel: Motif = ({ full, line }) => {
  const heads = Array.from({ length: 6 }, (_, index): [number, number] => [index * 8 - 20, Math.round(Math.abs(index - 2.5) ** 2) - 15]);
  const florets = heads.flatMap(([x, y]): [number, number][] => [
    [x, y],
    [x - 3, y - 4],
    [x + 3, y - 4],
  ]);
  return (
    pen(`M-2 28Q1 16 0 8${heads.map(([x, y]) => `M0 8Q${at(Math.round(x * 0.3), -6, x, y)}`).join('')}`) + dots(florets, 6, line) + dots(florets, 4.8, full)
  );
};

const stoneFruit: Motif = ({ pale, full }) =>
  pen('M-4-18Q-6-23-3-27') +
  fill('M-4-18C10-22 22-8 18 8C15 20 2 24-8 19C-20 13-20-14-4-18', full) +
  fill('M-5-16C-17-11-17 10-8 18C-12 6-12-8-5-16', pale, 0) +
  fill('M-3-25Q10-32 19-22Q6-17-3-25', '#a9b996') +
  pen('M-3-25Q8-25 19-22M6-13q8 7 5 18M11-7q4 5 2 12');

const berries: Motif = ({ pale, full, line }) => {
  const fruit: [number, number][] = [
    [-10, 4],
    [12, 6],
    [0, 15],
  ];
  return (
    pen('M0-26Q2-12-9-3M1-17Q10-10 11-1M-2-11Q3 0 1 9') +
    dots(fruit, 18, line) +
    dots(fruit, 16.4, full) +
    dots(
      fruit.map(([x, y]) => [x - 2.6, y - 2.8]),
      4,
      pale,
    ) +
    pen('M-11 10l1 2 1-2M11 12l1 2 1-2M-1 21l1 2 1-2')
  );
};

const roundLeaves: Motif = ({ pale, full, line }) => {
  const leaves = [0, 1, 2].map((row) => ({ y: 14 - row * 13, radius: 9.4 - row * 1.9 }));
  const drawn = leaves.map(({ y, radius }) => {
    const pair: [number, number][] = [
      [-radius - 0.4, y],
      [radius + 2, y - 3],
    ];
    return dots(pair, radius * 2, line) + dots(pair, radius * 2 - 1.5, pale);
  });
  return drawn.join('') + pen('M-3 28Q4 6-2-24M1 15l-11-1M2 12l9-1M1 2l-8-1M1-1l7-1') + dots([[-2, -25]], 6, line) + dots([[-2, -25]], 4.6, full);
};

const hips: Motif = ({ pale, full }) =>
  pen('M-12-26Q-2-18-5-8M-3-16Q8-14 10-5') +
  fill('M-6-8C5-7 5 12-5 15C-16 13-15-7-6-8M10-5C18-4 19 10 11 13C3 11 3-4 10-5', full) +
  pen('M-7 15l2 6 1-6 4 5-3-6M9 13l2 5 1-5 4 4-3-5') +
  pen('M-10-2q-2 5 0 9M7 0q-1 4 0 6', pale, 1.4);

const seeds: Motif = ({ pale, full }) =>
  fill('M-14-4q6-12 14-8q2 10-8 14q-5 0-6-6M2 6q10-8 16 0q-2 10-12 9q-5-3-4-9M-10 17q4-8 11-4q1 7-6 9q-5-1-5-5', full) +
  pen('M-12-2q8-1 11-9M4 8q7 2 12-2M-8 18q5 0 7-4', pale);

const drawings = { citrus, peppercorns, spike, cone, hop, daisy, blossom, umbel, stoneFruit, berries, roundLeaves, hips, seeds } as const;
export type MotifName = keyof typeof drawings;

/** A motif in the inks of its accent, moved to its place by `transform`. */
export const drawMotif = (name: MotifName, accent: Accent, transform: string): string =>
  `<g fill="none" stroke="${accent.line}" stroke-width=".8" transform="${transform}">${drawings[name](accent)}</g>`;

/** What each terpene is known from, and the hue of its ink. */
const terpeneInks: Readonly<Record<string, readonly [motif: MotifName, hue: number]>> = {
  myrcene: ['stoneFruit', 34],
  limonene: ['citrus', 50],
  'beta-caryophyllene': ['peppercorns', 10],
  linalool: ['spike', 266],
  'alpha-pinene': ['cone', 24],
  'beta-pinene': ['cone', 78],
  'alpha-humulene': ['hop', 72],
  terpinolene: ['blossom', 338],
  'beta-ocimene': ['umbel', 306],
  'alpha-bisabolol': ['daisy', 46],
  'trans-nerolidol': ['blossom', 20],
  'beta-farnesene': ['stoneFruit', 92],
  guaiol: ['roundLeaves', 196],
  eucalyptol: ['roundLeaves', 168],
  camphene: ['umbel', 214],
  'alpha-terpineol': ['spike', 292],
  geraniol: ['hips', 356],
  borneol: ['spike', 226],
  selinadiene: ['umbel', 58],
  germacrene: ['hips', 22],
  valencene: ['citrus', 28],
  sabinene: ['peppercorns', 350],
  'delta-3-carene': ['berries', 132],
  'gamma-terpinene': ['berries', 320],
  phytol: ['hop', 108],
  fenchol: ['berries', 238],
};

/** Motif and hue of a terpene; seeds in a quiet brown where the maker names none. */
export const terpeneInk = (key: string | undefined): readonly [motif: MotifName, hue: number] => terpeneInks[key ?? ''] ?? ['seeds', 32];
