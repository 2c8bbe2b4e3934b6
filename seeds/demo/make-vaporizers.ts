import type { Category } from '@blattwerk/contract/products/enums';
import type { VaporizerLoad } from '@blattwerk/contract/vaporizers/shapes';
import { stableId } from '../stable-ids.ts';

const open = '510';

/** Made-up devices; the systems are the open thread and two closed ones. */
const devices: readonly (readonly [name: string, manufacturer: string | null, takes: VaporizerLoad[], system: string | null])[] = [
  ['Kaminuhr', 'Esche Gerätebau', ['flower'], null],
  ['Windfang Mini', 'Halmwerk', ['flower'], null],
  ['Windfang Duo', 'Halmwerk', ['flower', 'cartridge'], open],
  ['Stift 510', 'Tannhof Technik', ['cartridge'], open],
  ['Uferkiesel', 'Tannhof Technik', ['cartridge'], 'Kiesel'],
  ['Lerche', null, ['cartridge'], 'Lerche'],
];

export const makeVaporizers = (now: Date): object[] =>
  devices.map(([name, manufacturer, takes, cartridgeSystem]) => ({
    id: stableId('vaporizer', name),
    name,
    manufacturer,
    takes,
    cartridgeSystem,
    isListed: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }));

/** By the product's number: most cartridges have the open thread, and of some the system is not known. */
export const cartridgeSystemOf = ({ category, pzn }: { category: Category; pzn: string }): string | null =>
  category === 'vape' ? ([open, open, 'Kiesel', null, open, 'Lerche', null] as const)[Number(pzn) % 7]! : null;
