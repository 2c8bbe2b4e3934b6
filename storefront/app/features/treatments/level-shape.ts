import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';

/** What one request said of the symptoms, and of the prescription before it. */
export interface Level {
  id: string;
  number: string;
  at: string;
  level: number;
  effect: number | null;
}

export const width = 600;
export const height = 120;
const highest = 10;

/** The levels of the requests that were sent, the oldest first. Pure. */
export const levelsOf = (treatments: readonly Pick<PatientTreatment, 'id' | 'number' | 'submittedAt' | 'symptomsLevel' | 'followUp'>[]): Level[] =>
  treatments
    .flatMap(({ id, number, submittedAt, symptomsLevel, followUp }) =>
      submittedAt === null || symptomsLevel === null ? [] : [{ id, number, at: submittedAt, level: symptomsLevel, effect: followUp?.effect ?? null }],
    )
    .sort((one, other) => one.at.localeCompare(other.at));

/** Where each level stands: time from left to right, ten on top. Pure. */
export const pointsOf = (levels: readonly Level[]): { x: number; y: number }[] => {
  const times = levels.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return levels.map(({ level }, index) => ({
    x: last === first ? width / 2 : Math.round((((times[index] ?? first) - first) / (last - first)) * width),
    y: Math.round(((highest - level) / (highest - 1)) * height),
  }));
};
