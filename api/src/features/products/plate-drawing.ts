/** Pen and colour of the plates: numbers short enough for a small file, chance that depends on a text and nothing else. */

export interface Point {
  x: number;
  y: number;
}

/** At most one decimal: a tenth of a unit is less than half a pixel at 480 pixels. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
};

/** Coordinates for a path, the sign of a negative one serving as the separator. */
export const at = (...values: number[]): string =>
  values
    .map((value, index) => {
      const text = short(value);
      return index === 0 || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');

/** FNV-1a, then a xorshift: numbers from 0 to 1 that are the same for the same text. */
export const drawsOf = (text: string): (() => number) => {
  let state = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) state = Math.imul(state ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4_294_967_296;
  };
};

/** Hue in degrees, saturation and lightness in per cent, as `#rrggbb`. */
export const colour = (hue: number, saturation: number, lightness: number): string => {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number): string => {
    const place = (offset + hue / 30) % 12;
    const value = light - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

export const ink = '#3b4c43';
export const paper = '#f7f2e5';

/** The inks of one plate's accent: a wash, a deeper wash and a line. */
export interface Accent {
  pale: string;
  full: string;
  line: string;
}

/** Yellows turn to khaki where other hues stay clear, so they get more of themselves. */
export const accentOf = (hue: number): Accent => {
  const isYellow = hue > 30 && hue < 70;
  return { pale: colour(hue, isYellow ? 64 : 46, 82), full: colour(hue, isYellow ? 62 : 44, 62), line: colour(hue, 38, 33) };
};

/** A washed shape with the line of its surroundings; `width` 0 leaves the line out. */
export const fill = (path: string, wash: string, width?: number): string =>
  `<path d="${path}" fill="${wash}"${width === undefined ? '' : ` stroke-width="${short(width)}"`}/>`;

/** A line with the ink of its surroundings, unless another is given. */
export const pen = (path: string, line?: string, width?: number): string =>
  `<path d="${path}"${line === undefined ? '' : ` stroke="${line}"`}${width === undefined ? '' : ` stroke-width="${short(width)}"`}/>`;

/** Round dots: strokes of no length with round ends, the shortest way to say so. */
export const dots = (places: readonly (readonly [x: number, y: number])[], size: number, colourOfDots: string): string =>
  pen(places.map(([x, y]) => `M${at(x, y)}h.1`).join(''), colourOfDots, size);
