const followUpPage = '/health-state/update';
export const questionnairePage = '/health-state/create/prescription?step=illness';

/** The question, the list of answers to change, and the page of the order: with the last answers, or with those of the list. */
const followUpViews = ['question', 'answers', 'order', 'order-changed'] as const;
export type FollowUpView = (typeof followUpViews)[number];

export const viewOf = (asked: string | null): FollowUpView => followUpViews.find((view) => view === asked) ?? 'question';
export const pageOf = (view: FollowUpView): string => (view === 'question' ? followUpPage : `${followUpPage}?step=${view}`);
