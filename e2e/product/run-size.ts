/** Journeys have two sizes: the one of `npm test`, and the full one of `npm run test:full`. Tests with the tag `@full` run in the full one only. */
export const isFullSize = process.env['TEST_SIZE'] === 'full';

/** What a test takes, by the size of the run. */
export const sized = <T>(small: T, full: T): T => (isFullSize ? full : small);
