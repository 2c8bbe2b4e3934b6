import { holdClock } from './hold-clock.ts';
import { heldMoment } from './held-moment.ts';

/** Loaded by `--import` before anything else of each process of a product whose pages are compared with pictures. */
holdClock(heldMoment);
