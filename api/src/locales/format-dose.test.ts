import { formatDose } from './format.ts';

test.each([
  ['0,1 g', '0,1 g', '0.1 g'],
  ['0.05 g', '0,05 g', '0.05 g'],
  ['0,125 ml', '0,125 ml', '0.125 ml'],
  ['0,1–0,2 g', '0,1–0,2 g', '0.1–0.2 g'],
  ['1 Zug', '1 Zug', '1 Zug'],
  ['1,000 mg', '1,000 mg', '1,000 mg'],
  ['1.000 mg', '1.000 mg', '1.000 mg'],
  ['1, 2 oder 3 Züge', '1, 2 oder 3 Züge', '1, 2 oder 3 Züge'],
  ['bis 0,3 g.', 'bis 0,3 g.', 'bis 0.3 g.'],
  ['am 01.12.2026', 'am 01.12.2026', 'am 01.12.2026'],
])('the dose "%s" is read as "%s" in German and "%s" in English', (dose, german, english) => {
  expect([formatDose(dose, 'de'), formatDose(dose, 'en')]).toEqual([german, english]);
});
