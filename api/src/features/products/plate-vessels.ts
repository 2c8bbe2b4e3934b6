import { at, colour, ink, short, type Accent } from './plate-drawing.ts';

const rubber = '#5c6962';
const metal = '#c9cdc4';

/** A dropper bottle standing on 0,0, 117 high; the oil stands as high as the THC content. `mark` draws what stands on its label. */
export const dropperBottle = (thc: number, accent: Accent, mark: (transform: string) => string): string => {
  const level = -16 - thc * 38;
  return (
    `<g stroke="${ink}" stroke-width="1.1"><path d="M-29 0Q-33 0-33-5V-50Q-33-62-18-66V-76H18V-66Q33-62 33-50V-5Q33 0 29 0z" fill="${colour(32, 40, 76)}"/>` +
    `<path d="M-33${at(level)}Q-12${at(level - 4)} 0${at(level)}T33${at(level)}V-5Q33 0 29 0H-29Q-33 0-33-5z" fill="${colour(29, 44, 60)}" stroke="none"/>` +
    `<path d="M-19-76H19V-88H-19zM-10-88C-10-96-13-100-11-110Q-8-117 0-117T11-110C13-100 10-96 10-88" fill="${rubber}"/>` +
    `<path d="M-12-87v10m8-10v10m8-10v10m8-10v10" stroke="#9aa79f" stroke-width=".8"/>` +
    `<path d="M-28-52Q-28-58-20-60M-29-12V-46" fill="none" stroke="#fbeede" stroke-width="1.6"/>` +
    `<path d="M-24-52H24V-7H-24z" fill="#fdfaf0" stroke="${accent.line}" stroke-width=".8"/>${mark('translate(0-29.5)scale(.76)')}</g>`
  );
};

/** A cartridge standing on 0,0, 128 high; the oil stands as high as the THC content. */
export const cartridge = (thc: number, accent: Accent): string => {
  const level = -38 - thc * 42;
  return (
    `<g stroke="${ink}" stroke-width="1.1"><path d="M-9 0V-12H9V0zM-17-12H17V-28H-17zM-17-92H17V-99H-17z" fill="${metal}"/><path d="M-9-3H9M-9-6H9M-9-9H9" stroke-width=".7"/>` +
    `<path d="M-17-20H17" stroke="${accent.full}" stroke-width="3.4"/><path d="M-16-28H16V-92H-16z" fill="#fffdf4"/>` +
    `<path d="M-15${at(level)}Q-5${at(level - 3)} 0${at(level)}T15${at(level)}V-29H-15z" fill="${colour(42, 60, 66)}" stroke="none"/>` +
    `<path d="M-4-28V-86H4V-28zM-2-40h4" fill="${metal}8c" stroke-width=".7"/><path d="M-11-34V-86" stroke="#fff" stroke-width="2"/>` +
    `<path d="M-12-99C-12-112-9-118-8-126Q-8-128-5-128H5Q8-128 8-126C9-118 12-112 12-99z" fill="${rubber}"/></g>`
  );
};

/** A strip of paper that holds a stem to the sheet. */
export const strip = (x: number, y: number, angle: number, accent: Accent): string =>
  `<path d="M-11-3.6H11V3.6H-11z" transform="translate(${at(x, y)})rotate(${short(angle)})" fill="${accent.pale}d9" stroke="${accent.line}" stroke-width=".4"/>`;
