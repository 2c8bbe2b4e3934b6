import { useAction } from '../use-action.ts';

export type ModeratedResource = 'reviews' | 'review-comments';

/** What a moderator decides about; the version names the text that was read. */
export interface Contribution {
  id: string;
  version: number;
  abilities: readonly ('publish' | 'reject')[];
}
export interface Rejection {
  reason: string;
  text?: string;
}

/** Both decisions about a review or a comment. Each resolves to whether it was taken. */
export const useModeration = (resource: ModeratedResource) => {
  const { run, running } = useAction(resource);
  const decide = async ({ id, version }: Contribution, action: 'publish' | 'reject', body: object): Promise<boolean> => {
    if (running !== undefined) return false;
    const done = action === 'publish' ? `${resource}.published` : `${resource}.rejected`;
    return (await run(id, action, { ...body, version }, { done })) !== undefined;
  };
  return {
    publish: (row: Contribution) => decide(row, 'publish', {}),
    reject: (row: Contribution, rejection: Rejection) => decide(row, 'reject', rejection),
    running,
  };
};
