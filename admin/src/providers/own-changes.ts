/** The stream of changes tells of a page's own changes too, within this time. */
const ownForMs = 3000;

let changedAt = Number.NEGATIVE_INFINITY;

/** Called when this page has sent a change. */
export const noteOwnChange = (): void => void (changedAt = performance.now());

/** Whether a change that is told now is probably the page's own: what the user did shows at once. */
export const isOwnChange = (): boolean => performance.now() - changedAt < ownForMs;
