import type { Device } from '@blattwerk/contract/accounts/access-shapes';

type Recognised = Pick<Device, 'kind' | 'browser' | 'system'>;
type Family = [name: string, mark: RegExp];

/** In the order in which they must be asked: most browsers also name the one they descend from. */
const browsers: Family[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: Family[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameIn = (families: Family[], userAgent: string): string | null => families.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

const kindOf = (system: string | null, userAgent: string): Recognised['kind'] => {
  if (system === null) return 'unknown';
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return system === 'iOS' || system === 'Android' ? 'phone' : 'computer';
};

/** The families that people know by name; what is not recognised stays unknown instead of guessed. */
export const recogniseDevice = (userAgent: string | null): Recognised => {
  const text = userAgent ?? '';
  const system = nameIn(systems, text);
  return { kind: kindOf(system, text), browser: nameIn(browsers, text), system };
};
