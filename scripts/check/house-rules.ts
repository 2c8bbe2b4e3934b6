import type { CreateRule } from '@oxlint/plugins';
import { bans, ruleFor } from './banned-syntax.ts';
import { noSilentCatch } from './no-silent-catch.ts';
import { noWriteOnRead } from './no-write-on-read.ts';

const rules: Record<string, CreateRule> = {
  'no-silent-catch': noSilentCatch,
  'no-write-on-read': noWriteOnRead,
  ...Object.fromEntries(Object.entries(bans).map(([name, ban]) => [name, ruleFor(ban)])),
};

/** The house's own rules of syntax, as a plugin of oxlint: `oxlint.config.ts` says where each holds. */
export default { meta: { name: 'blattwerk' }, rules };
