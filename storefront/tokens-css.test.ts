import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '../contract/src/design/tokens.ts';
import { tokensCss } from './tokens-css.ts';

test('the stylesheet is made from the design tokens', () => {
  expect(readFileSync(join(import.meta.dirname, 'app/styles/tokens.css'), 'utf8')).toBe(tokensCss());
});

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const palette = tokens.colour[theme];
  const grounds = [palette.paper, palette.surface, palette.sunken];

  test.each(['ink', 'muted', 'fir', 'amber', 'info', 'ok', 'warn', 'bad'] as const)('%s can be read on paper, surface and wells', (name) => {
    for (const ground of grounds) expect(contrast(palette[name], ground)).toBeGreaterThanOrEqual(5);
  });

  test.each(['info', 'ok', 'warn', 'bad', 'amber'] as const)('%s can be read on its own tint', (name) => {
    expect(contrast(palette[name], palette[`${name}Tint`])).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of controls stand out', () => {
    for (const ground of grounds) expect(contrast(palette.edge, ground)).toBeGreaterThanOrEqual(2.8);
  });

  test('the words on the action colour can be read', () => {
    expect(contrast(palette.onFir, palette.fir)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onFir, palette.firHover)).toBeGreaterThanOrEqual(4.5);
  });
});
