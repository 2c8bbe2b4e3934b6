import { bareName, likeness, ranked, type Likely } from './suggestions.ts';

test.each([
  ['CANNABISBLÜTEN 420 EVOLUTION 30/1 CA PCH', '420 evolution 30/1 ca pch'],
  ['Bathera 28:01 FA', 'bathera 28/1 fa'],
  ['Remexian 27/1 GRG 10g', 'remexian 27/1 grg'],
  ['Tilray THC25:CBD25', 'tilray 25/25'],
  ['Bedrobinol 13,5/1', 'bedrobinol 13.5/1'],
])('%s is about %s', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});

const product = (name: string, strain: string | null = null, thc: number | null = null, cbd: number | null = null): Likely => ({ name, strain, thc, cbd });
const catalogue = [
  product('Sonnenstern 30/1 CA PCH', 'Pfirsichhain'),
  product('Sonnenstern 30/1 CA ICC', 'Island Coast'),
  product('Sonnenstern 27/1 CA PEX', 'Pinie Extra'),
  product('Ahornfeld 27/1 GRG', 'Graugans'),
  product('Ahornfeld 27/1 GJY MUN', 'Mundraub'),
  product('Ahornfeld 25/1 BPD'),
  product('Tollkirsch THC18 Lichtung Porto'),
  product('Tollkirsch THC 25 Lichtung Porto'),
  product('Tollkirsch THC25:CBD25'),
  product('Tollkirsch 5/20'),
  product('Kanzlei Cannabis flos 30/1 POR', 'Kapelle'),
  product('KGP 20:5 Classic'),
  product('TMP Classic 18/1'),
  product('Wiesenmedical Sativa forte NM', 'Amsel', 22, 1),
  product('Wiesenmedical Sativa forte NM (Hochzeitsbaum)', 'Hochzeitsbaum', 22, 1),
  product('Wiesenmedical Sativa classic', 'Zitrone', 18, 1),
  product('Wiesenmedical Indica classic ZAF', 'Kirsche', 18, 1),
  product('Wiesenmedical Hybrid Extrakt THC25:CBD25'),
  product('Juno Balance THC10:CBD15'),
  product('remextrakt 10/15'),
  product('25/1 Amia Cannabisblüten', 'Eiswaffel'),
  product('Weiher 1A 18/1 WW', 'Weiße Wolke'),
  product('Demeter CRAFT FCF 28:01'),
  product('Demeter Craft Sky 25:01'),
  product('Alle Lande LT 25/1'),
  product('Ozean BC 25/1'),
  product('Bärlapp 13,5/1', 'Ludwine'),
];

test.each([
  ['CANNABISBLÜTEN SONNENSTERN 30/1 CA PCH', 'Sonnenstern 30/1 CA PCH'],
  ['sonnenstern 27/1 ca pex', 'Sonnenstern 27/1 CA PEX'],
  ['Sonnenstern 30:01 CAN Ku. Island Coast', 'Sonnenstern 30/1 CA ICC'],
  ['Ahornfeld 27/1 GRG 10g', 'Ahornfeld 27/1 GRG'],
  ['AHORNFELD 27/1 MUNDRAUB 15 G', 'Ahornfeld 27/1 GJY MUN'],
  ['tollkirsch thc18 lichtung porto', 'Tollkirsch THC18 Lichtung Porto'],
  ['CANNABISBLÜTEN TOLLKIRSCH 5/20', 'Tollkirsch 5/20'],
  ['Tollkirsch Extrakt 25:25', 'Tollkirsch THC25:CBD25'],
  ['CANNABISBLÜTEN KANZLEI CANNABIS FLOS 30/1 POR', 'Kanzlei Cannabis flos 30/1 POR'],
  ['Cannabis flos 30/1 POR Ku. Kapelle (Kanzlei)', 'Kanzlei Cannabis flos 30/1 POR'],
  ['KGP 20:5 Classic 10g', 'KGP 20:5 Classic'],
  ['TMP Classic 18/1 10g', 'TMP Classic 18/1'],
  ['Cannabis flos Wiesenmedical Sativa forte NM (Hochzeitsbaum)', 'Wiesenmedical Sativa forte NM (Hochzeitsbaum)'],
  ['Wiesenmedical Sativa classic 10g', 'Wiesenmedical Sativa classic'],
  ['Wiesenmedical Hybrid Extrakt THC25:CBD25 10g', 'Wiesenmedical Hybrid Extrakt THC25:CBD25'],
  ['juno Balance THC10:CBD15', 'Juno Balance THC10:CBD15'],
  ['Amia 25:1 Cannabisblüten unzerkleinert 10g', '25/1 Amia Cannabisblüten'],
  ['Cannabis flos Weiher 1A 18/1 WW', 'Weiher 1A 18/1 WW'],
  ['Cannabis flos Demeter Craft Sky 25:01', 'Demeter Craft Sky 25:01'],
  ['Cannabis flos Alle Lande LT 25/1', 'Alle Lande LT 25/1'],
  ['ozean bc 25/01', 'Ozean BC 25/1'],
  ['BÄRLAPP 13.5/1 5 g', 'Bärlapp 13,5/1'],
])('%s is most like %s', (article, name) => {
  expect(ranked(article, catalogue)[0]?.name).toBe(name);
});

test('says what speaks for a product', () => {
  expect(ranked('CANNABISBLÜTEN SONNENSTERN 30:01 CA PCH 10g', catalogue)[0]).toMatchObject({
    score: 1,
    reasons: ['name', 'brand', 'content', 'code', 'country'],
  });
  expect(ranked('Ahornfeld 27/1 Graugans', catalogue)[0]).toMatchObject({ name: 'Ahornfeld 27/1 GRG', reasons: ['brand', 'content', 'strain'] });
  expect(ranked('Wiesenmedical Sativa forte 22/1 Amsel', catalogue)[0]).toMatchObject({ reasons: ['brand', 'content', 'strain'] });
});

test('another content is another product', () => {
  expect(likeness('enua 25/1 SBD CA', 'enua 25/1 SBD CA')).toBe(1);
  expect(likeness('enua 25/1 SBD CA', 'enua 22/1 SBD CA')).toBeLessThan(0.5);
});

test('what is like nothing is like nothing', () => {
  expect(ranked('Grüne Tasse', catalogue)[0]?.score).toBeLessThan(0.3);
});
