import { readProductFile } from './product-file.ts';

const header = 'pzn;name;category;unit;manufacturer;strain;genetics;thc;cbd;origin;irradiation';
const read = (...lines: string[]) => readProductFile(Buffer.from([header, ...lines].join('\n')));

test('a row is read with decimal commas, bounds, finer genetics and country names', () => {
  expect(read('04877800;Ahorn 24,5/1;flower;g;Grünland;Roter Ahorn;Indica-dominant;24,5;<1;Kanada;unirradiated').rows).toEqual([
    {
      pzn: '04877800', name: 'Ahorn 24,5/1', category: 'flower', unit: 'g', manufacturer: 'Grünland', strain: 'Roter Ahorn', genetics: 'indica', geneticsDetail: 'Indica-dominant',
      thc: 24.5, isThcBelow: false, cbd: 1, isCbdBelow: true, origin: 'CA', irradiation: 'unirradiated',
    }, // prettier-ignore
  ]);
});

test('what is not stated stays unknown', () => {
  expect(read('04877800;Öl 10/10;extract;ml;;;;20+;;;').rows[0]).toMatchObject({
    manufacturer: null,
    strain: null,
    genetics: null,
    geneticsDetail: null,
    thc: 20,
    cbd: null,
    origin: null,
    irradiation: 'unknown',
  });
});

test.each([
  ['Dänemark', 'DK'],
  ['North Macedonia', 'MK'],
  ['Südafrika', 'ZA'],
  ['pt', 'PT'],
])('%s is %s', (name, code) => {
  expect(read(`04877800;x;flower;g;;;;;;${name};unknown`).rows[0]?.origin).toBe(code);
});

test('faulty rows are named and the others taken', () => {
  const { rowCount, rows, errors } = read(
    '04877801;a;flower;g;;;;;;;',
    '04877800;;flower;g;;;;;;;',
    '04877800;a;flowers;g;;;;;;;',
    '04877800;a;flower;kg;;;;;;;',
    '04877800;a;flower;g;;;Ruderalis;;;;',
    '04877800;a;flower;g;;;;viel;;;',
    '04877800;a;flower;g;;;;;;Atlantis;',
    '04877800;a;flower;g;;;;;;;strahlend',
    '04877800;a;flower;g',
    '04877800;a;flower;g;;;;;;;',
    '04877800;b;flower;g;;;;;;;',
  );
  expect(rowCount).toBe(11);
  expect(rows.map(({ name }) => name)).toEqual(['a']);
  expect(errors.map(({ line, code }) => [line, code])).toEqual([
    [2, 'pzn.invalid'], [3, 'name.invalid'], [4, 'category.unknown'], [5, 'unit.unknown'], [6, 'genetics.unknown'], [7, 'thc.invalid'], [8, 'origin.unknown'], [9, 'irradiation.unknown'], [10, 'row.columns'], [12, 'pzn.duplicate'],
  ]); // prettier-ignore
});

test('a file without these columns is refused', () => {
  expect(() => readProductFile(Buffer.from('pzn;name\n04877800;a\n'))).toThrow('file.invalid');
});
