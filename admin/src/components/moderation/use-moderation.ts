import type { RejectionReason } from '@blattwerk/contract/reviews/states';
import type { ActionBody } from '../../providers/resource-types.ts';
import { useAction } from '../use-action.ts';

export type ModeratedResource = 'reviews' | 'review-comments';

/** What a moderator decides about; the version names the text that was read. */
export interface Contribution {
  id: string;
  version: number;
  abilities: readonly ('publish' | 'reject')[];
}
export interface Rejection {
  reason: RejectionReason;
  text?: string;
}
type Decision = ActionBody<ModeratedResource, 'publish' | 'reject'>;

/** Both decisions about a review or a comment. Each resolves to whether it was taken. */
export const useModeration = (resource: ModeratedResource) => {
  const { run, running } = useAction(resource);
  const decide = async (id: string, action: 'publish' | 'reject', body: Decision): Promise<boolean> => {
    if (running !== undefined) return false;
    const done = action === 'publish' ? `${resource}.published` : `${resource}.rejected`;
    return (await run(id, action, body, { done })) !== undefined;
  };
  return {
    publish: ({ id, version }: Contribution) => decide(id, 'publish', { version }),
    reject: ({ id, version }: Contribution, rejection: Rejection) => decide(id, 'reject', { ...rejection, version }),
    running,
  };
};
