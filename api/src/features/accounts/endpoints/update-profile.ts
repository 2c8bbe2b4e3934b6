import { profile, profilePatch } from '@blattwerk/contract/accounts/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { presentProfile } from '../accounts.presenter.ts';
import { updateOwnProfile } from '../profile.service.ts';

export const updateProfileEndpoint = memberFactory.build({
  operation: 'accounts.update-profile',
  method: 'patch',
  summary: 'Change the own profile; address, role, status and date of birth are not writable',
  input: profilePatch,
  output: profile,
  handler: async ({ ctx, input }) => presentProfile(await updateOwnProfile(ctx, input), ctx.actor.isWorking),
});
