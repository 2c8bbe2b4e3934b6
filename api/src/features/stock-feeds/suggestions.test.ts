import { bareName, likeness } from './suggestions.ts';

test.each([
  ['CANNABISBLÜTEN 420 EVOLUTION 30/1 CA PCH', '420 evolution 30/1 ca pch'],
  ['Bathera 28:01 FA', 'bathera 28/1 fa'],
  ['Remexian 27/1 GRG 10g', 'remexian 27/1 grg'],
  ['Tilray THC25:CBD25', 'tilray 25/25'],
  ['Bedrobinol 13,5/1', 'bedrobinol 13.5/1'],
])('%s is about %s', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});

const catalogue = [
  '420 Evolution 30/1 CA PCH',
  '420 Evolution 30/1 CA ICC',
  '420 Evolution 27/1 CA PEX',
  'Remexian 27/1 GRG',
  'Remexian 27/1 GJY MUN',
  'Tilray THC18 Spotlight Porto',
  'Tilray THC 25 Spotlight Porto',
  'Canify Cannabis flos 30/1 POR',
  'LGP 20:5 Classic',
  'AMP Classic 18/1',
  'Cannamedical Sativa forte NM',
  'Cannamedical Sativa forte NM (Wedding Tree)',
];

test.each([
  ['CANNABISBLÜTEN 420 EVOLUTION 30/1 CA PCH', '420 Evolution 30/1 CA PCH'],
  ['420 evolution 27/1 ca pex', '420 Evolution 27/1 CA PEX'],
  ['tilray thc18 spotlight porto', 'Tilray THC18 Spotlight Porto'],
  ['CANNABISBLÜTEN CANIFY CANNABIS FLOS 30/1 POR', 'Canify Cannabis flos 30/1 POR'],
  ['LGP 20:5 Classic 10g', 'LGP 20:5 Classic'],
  ['Cannabis flos Cannamedical Sativa forte NM (Wedding Tree)', 'Cannamedical Sativa forte NM (Wedding Tree)'],
])('%s is most like %s', (article, product) => {
  const best = [...catalogue].sort((a, b) => likeness(article, b) - likeness(article, a))[0];
  expect(best).toBe(product);
});

test('another content is another product', () => {
  expect(likeness('enua 25/1 SBD CA', 'enua 25/1 SBD CA')).toBe(1);
  expect(likeness('enua 25/1 SBD CA', 'enua 22/1 SBD CA')).toBeLessThan(0.5);
});
