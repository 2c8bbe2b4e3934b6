import { parseArgs } from 'node:util';
import { z } from 'zod';
import { staffRoles, type StaffRole } from '@blattwerk/contract/invitations/shapes';
import { email, locale } from '@blattwerk/contract/validation';
import { CommandError, runCommand } from '../../command.ts';
import { inviteAsSystem } from './invite-as-system.ts';

const usage = 'npm run staff:invite -- --email <address> --role admin|doctor|pharmacy [--pharmacy <slug>] [--locale de|en]';

interface Asked {
  email: string;
  role: StaffRole;
  pharmacy: string | undefined;
  locale: 'de' | 'en';
}

const readAsked = (): Asked => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, role: text, pharmacy: text, locale: text } });
  const asked = z.object({ email, role: z.enum(staffRoles), pharmacy: z.string().optional(), locale: locale.default('de') }).safeParse(values);
  if (!asked.success) throw new CommandError(`Say whom to invite: ${usage}`);
  if ((asked.data.role === 'pharmacy') !== (asked.data.pharmacy !== undefined))
    throw new CommandError(`A pharmacy is named for its people, and for them alone: ${usage}`);
  return { ...asked.data, pharmacy: asked.data.pharmacy };
};

await runCommand(async (ctx) => ({ output: await inviteAsSystem(ctx, readAsked()), isFine: true, isOneLine: true }));
