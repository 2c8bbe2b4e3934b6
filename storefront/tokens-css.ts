import type { Palette } from '../contract/src/design/tokens.ts';
import { tokens } from '../contract/src/design/tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lines = (entries: [string, string][], indent: string): string => entries.map(([name, value]) => `${indent}--${name}: ${value};`).join('\n');

const palette = (colours: Palette, shadow: string, indent: string): string =>
  lines([...Object.entries(colours).map(([name, value]): [string, string] => [kebab(name), value.toLowerCase()]), ['shadow-float', shadow]], indent);

const constants = (): [string, string][] => [
  ['serif', tokens.type.serif],
  ['sans', tokens.type.sans],
  ['leading', String(tokens.type.lineHeight)],
  ['leading-heading', String(tokens.type.headingLineHeight)],
  ['measure', `${tokens.type.measure}ch`],
  ...[-1, 0, 1, 2, 3, 4, 5].map((step): [string, string] => [
    step < 0 ? 'size-small' : `size-${step}`,
    `${Number((tokens.type.scale ** (step < 0 ? -0.7 : step)).toFixed(3))}rem`,
  ]),
  ...Object.entries(tokens.space).map(([step, px]): [string, string] => [`space-${step}`, `${px}px`]),
  ...Object.entries(tokens.radius).map(([name, px]): [string, string] => [`radius-${name}`, `${px}px`]),
  ['fast', `${tokens.motion.fast}ms`],
  ['slow', `${tokens.motion.slow}ms`],
  ['ease', tokens.motion.ease],
  ['target', `${tokens.target}px`],
];

/**
 * The design tokens as CSS variables. Without a choice the system's colour scheme holds; `data-theme` on the root element overrides it.
 */
export const tokensCss = (): string => {
  const { light, dark } = tokens.colour;
  return `/* Made from contract/src/design/tokens.ts by tokens-css.ts. Do not edit. */
:root {
  color-scheme: light;
  font-size: ${(tokens.type.base / 16) * 100}%;
${lines(constants(), '  ')}
${palette(light, tokens.shadow.light, '  ')}
}

:root[data-theme='dark'] {
  color-scheme: dark;
${palette(dark, tokens.shadow.dark, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
    color-scheme: dark;
${palette(dark, tokens.shadow.dark, '    ')}
  }
}
`;
};
