/** The control to go to: an answer's, before a button beside it. */
const controlIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ?? place.querySelector<HTMLElement>('button:enabled');

/** Brings the first wrong field of a form into view, with its label, and moves the keyboard there. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  const wrong = form.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]');
  if (!wrong) return;
  (controlIn(wrong) ?? wrong).focus({ preventScroll: true });
  wrong.scrollIntoView({ block: 'nearest' });
};
