import type { Locale } from '@blattwerk/contract/errors';
import { isStopped, type Medicine } from '@blattwerk/contract/health-states/medicines';
import type { Hint, TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { interactionList, interactionRules, rulesFor } from './interaction-rules.ts';

const quoted = (names: readonly string[], locale: Locale): string => names.map((name) => (locale === 'de' ? `„${name}“` : `“${name}”`)).join(', ');

/** Each listed medicine with what the list of interactions says. Without a code nothing was checked; a stopped one is history. Pure. */
export const checkMedicines = (medicines: readonly Medicine[] | undefined): TreatmentCase['medicineCheck'] =>
  medicines === undefined
    ? null
    : {
        ...interactionList,
        medicines: medicines.map((one) => ({
          name: one.name,
          substance: one.substance ?? null,
          atc: one.atc ?? null,
          status: isStopped(one) ? ('stopped' as const) : one.atc ? ('checked' as const) : ('not-checked' as const),
          rules: isStopped(one) || !one.atc ? [] : rulesFor(one.atc).map(({ rule }) => rule),
        })),
      };

/** One hint a rule, with every medicine that it is about. Pure. */
export const interactionHints = (medicines: readonly Medicine[], locale: Locale): Hint[] => {
  const present = medicines.filter((one) => !isStopped(one));
  return interactionRules.flatMap(({ rule, severity, texts, source }) => {
    const meant = present.filter(({ atc }) => atc && rulesFor(atc).some((one) => one.rule === rule)).map(({ name }) => name);
    if (meant.length === 0) return [];
    const { title, text } = texts[locale];
    return [{ rule, kind: 'interaction', severity, title: `${title}: ${quoted(meant, locale)}`, text, source: source.title, sourceUrl: source.url }];
  });
};

/** Names of present medicines that no list knows: silence about them would look like a check. Pure. */
export const uncheckedMedicines = (medicines: readonly Medicine[]): string[] => medicines.filter((one) => !isStopped(one) && !one.atc).map(({ name }) => name);
