/** What the last mail of an erasure is known by in the outbox, when nothing else of the person is left there. */
export const letterKey = (erasureId: string): string => `account-erased:${erasureId}`;
