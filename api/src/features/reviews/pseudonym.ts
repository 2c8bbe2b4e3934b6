import { createHash } from 'node:crypto';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { newSecret } from '../../kernel/ids.ts';
import { derivedSecret } from '../../kernel/secrets.ts';

/** Plants and animals: no word of them says anything about a person. */
const words = [
  'Ahorn', 'Birke', 'Rotkehlchen', 'Kiesel', 'Haubentaucher', 'Farn', 'Kranich', 'Moos', 'Zaunkönig', 'Distel', 'Eisvogel', 'Hasel', 'Libelle', 'Schlehe', 'Amsel',
  'Linde', 'Otter', 'Ginster', 'Holunder', 'Kleiber', 'Weide', 'Stieglitz', 'Wacholder', 'Igel', 'Mohn', 'Segler', 'Quitte', 'Luchs', 'Enzian', 'Schwalbe',
] as const; // prettier-ignore

const nameOf = (secret: string): string => {
  const digest = createHash('sha256').update(secret).digest();
  return `${words[digest.readUInt16BE(0) % words.length] ?? ''} ${1000 + (digest.readUInt32BE(2) % 9000)}`;
};

/** The same for everything that one person writes about one product, and another one for every other product. Without the key it cannot be traced to its author. */
export const pseudonymFor = (ctx: Ctx<Member>, productId: string): string =>
  nameOf(derivedSecret(ctx.secrets.pseudonym, `review:${ctx.actor.id}:${productId}`));

/** For what stays when its author has gone: not even the key leads back. */
export const looseName = (): string => nameOf(newSecret());
