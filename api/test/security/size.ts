/** Tests with random rounds have two sizes: the one of `npm test`, and the full one of `npm run test:full` and `npm run test:security`. */
export const isFullSize = process.env['TEST_SIZE'] === 'full';

/** How many rounds a test takes, by the size of the run. */
export const sized = (small: number, full: number): number => (isFullSize ? full : small);
