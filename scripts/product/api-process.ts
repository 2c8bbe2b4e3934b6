import { inRoot } from '../root.ts';

/** How the API's process is run so that it holds little memory; the Dockerfile says the same. */
export const apiProcess = {
  flags: [
    // The young generation of the heap is small: Node's own choice costs 100 MB more and is no faster here.
    '--max-semi-space-size=8',
    // The old generation is collected when it has grown by 40 %, not by three times: 100 to 250 MB less under load.
    '--heap-growing-percent=40',
  ],
  env: {
    // glibc keeps memory that each thread has freed for that thread alone: with two stores for all threads it is 30 to 60 MB less.
    MALLOC_ARENA_MAX: '2',
    // Answers are buffers of 50 kB and more. Kept apart from the small ones they leave no holes behind them: 40 to 70 MB less.
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
    // What Node made of the sources is there at the next start, which takes half the time and 10 MB less.
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'),
  },
} as const;
