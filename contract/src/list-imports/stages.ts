/** What an import is at, or did last. */
export const importStages = ['upload', 'dry-run', 'commit', 'undo'] as const;
export type ImportStage = (typeof importStages)[number];
