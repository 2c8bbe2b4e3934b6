import { entry, type Entry } from '../error-entry.ts';

/** What people who look after manufacturers, growers and strains can be told. */
export const referenceErrors = {
  'reference.nameTaken': entry(
    409,
    'Diesen Namen gibt es schon. Wenn beide Einträge dasselbe bedeuten, führen Sie sie bitte zusammen.',
    'This name is already in use. If both entries mean the same, please merge them.',
  ),
} as const satisfies Record<string, Entry>;
