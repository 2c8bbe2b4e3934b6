import { chances, pick, pznsFrom } from './market-scene.ts';

export interface ImportFile {
  text: string;
  /** What the rows are expected to do to the records. */
  counts: { created: number; updated: number; unchanged: number; skipped: number };
}

const heads = 'pzn;name;category;unit;genetics;thc;cbd;manufacturer;strain;origin;irradiation;isPublished';
const faultyEach = 100;
const changedEach = 7;

/**
 * A file as a wholesaler sends it: products that are not there yet, of manufacturers that are known and strains of which one in ten is new; one row in a
 * hundred has an error. And the same file a week later: the errors put right, the THC content of one row in seven changed.
 */
export const importFiles = (rows: number): { first: ImportFile; second: ImportFile } => {
  const chance = chances(11);
  const lines = pznsFrom(7_000_000, rows).map((pzn, at) => {
    const strain = chance() < 0.9 ? `Benchsorte ${Math.floor(chance() * 120)}` : `Neusorte ${at % Math.ceil(rows / 10)}`;
    const genetics = pick(chance, ['Indica', 'Sativa', 'Hybrid']);
    const thc = Math.round(50 + chance() * 240) / 10;
    return (category: string, more: number): string =>
      `${pzn};Importblatt ${String(at).padStart(5, '0')};${category};g;${genetics};${String(thc + more).replace('.', ',')};<1;Benchwerk ${at % 40};${strain};Kanada;unirradiated;ja`;
  });
  const isFaulty = (at: number): boolean => at % faultyEach === 0;
  const isChanged = (at: number): boolean => at % changedEach === 1;
  const file = (row: (line: (category: string, more: number) => string, at: number) => string): string => [heads, ...lines.map(row)].join('\n');
  const faulty = lines.filter((_line, at) => isFaulty(at)).length;
  const changed = lines.filter((_line, at) => !isFaulty(at) && isChanged(at)).length;
  return {
    first: {
      text: file((line, at) => line(isFaulty(at) ? 'Tee' : 'Blüte', 0)),
      counts: { created: rows - faulty, updated: 0, unchanged: 0, skipped: faulty },
    },
    second: {
      text: file((line, at) => line('Blüte', isChanged(at) ? 1 : 0)),
      counts: { created: faulty, updated: changed, unchanged: rows - faulty - changed, skipped: 0 },
    },
  };
};
