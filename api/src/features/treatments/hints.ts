import type { Locale } from '@blattwerk/contract/errors';
import { isBlank } from '@blattwerk/contract/health-states/definition';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Hint } from '@blattwerk/contract/treatments/case-shapes';
import { formatNumber } from '../../locales/format.ts';
import { interactionReference } from './interaction-reference.ts';
import { interactionHints, uncheckedMedicines } from './medicine-check.ts';
import { medicineNamed, mentionsIn, takenText } from './medicine-mentions.ts';

export interface HintFacts {
  answers: HealthAnswers;
  age: number;
  flagUnderAge: number;
  prescribedLately: { g: number; ml: number };
  /** Days that `prescribedLately` goes back. */
  periodDays: number;
  changedSafetyAnswers: number;
  locale: Locale;
}

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const textOf = ({ medicationHistory, medicationTaken, complaints, cannabisBenefitReason }: HealthAnswers): string =>
  [medicationHistory, typeof medicationTaken === 'string' ? medicationTaken : '', complaints, cannabisBenefitReason].filter(Boolean).join('\n');

/** The first word of the list that begins a word of the text, as it is written there. */
const matchIn = (text: string, words: readonly string[]): string | undefined =>
  new RegExp(`(?<!\\p{L})(?:${words.map(escape).join('|')})\\p{L}*`, 'iu').exec(text)?.[0];

const quoted = { de: (word: string): string => `„${word}“`, en: (word: string): string => `“${word}”` };

/** Where medicines stand in words: everywhere in a questionnaire without a list of them, else only where medicines were asked for. */
const medicineText = (answers: HealthAnswers): string =>
  isBlank(answers.medications) ? textOf(answers) : [answers.medicationHistory, takenText(answers)].filter(Boolean).join('\n');

/** What stands in the patient's texts now; a medicine that is described as stopped is history and no present interaction. */
const presentText = (answers: HealthAnswers, kind: 'interaction' | 'keyword'): string =>
  kind === 'keyword'
    ? textOf(answers)
    : mentionsIn(medicineText(answers))
        .flatMap(({ text, isStopped }) => (isStopped ? [] : [text]))
        .join('\n');

/** What the list says about the listed medicines; words stand back where the same rule speaks of a listed one. */
const referenceHints = ({ answers, locale }: HintFacts): Hint[] => {
  const listed = interactionHints(answers.medications ?? [], locale);
  const fromWords = interactionReference.flatMap(({ rule, kind, severity, words, texts, source }) => {
    const found = matchIn(presentText(answers, kind), words);
    return found ? [{ rule, kind, severity, title: `${texts[locale].title}: ${quoted[locale](found)}`, text: texts[locale].text, source }] : [];
  });
  return [...listed, ...fromWords.filter(({ rule }) => !listed.some((one) => one.rule === rule))];
};

const knownWords = interactionReference.flatMap(({ words }) => words);

/** Each medicine that the reference does not know has a line of its own, so that silence never looks like a check. */
const uncheckedHints = ({ answers, locale }: HintFacts): Hint[] => {
  const named = mentionsIn(takenText(answers)).flatMap(({ text, isStopped }) => (isStopped || matchIn(text, knownWords) ? [] : (medicineNamed(text) ?? [])));
  return [...new Set([...uncheckedMedicines(answers.medications ?? []), ...named])].map((name) => ({
    rule: 'not-checked',
    kind: 'not-checked',
    severity: 'info',
    title: { de: `Nicht geprüft: ${quoted.de(name)}`, en: `Not checked: ${quoted.en(name)}` }[locale],
    text: {
      de: 'Steht nicht in der Referenz. Bitte prüfen Sie Wechselwirkungen selbst.',
      en: 'Not in the reference. Please check interactions yourself.',
    }[locale],
    source: null,
  }));
};

const ageHint = ({ age, flagUnderAge, locale }: HintFacts): Hint[] => {
  if (age >= flagUnderAge && age < 65) return [];
  const young = {
    de: [`Jünger als ${flagUnderAge} Jahre`, 'THC kann die Hirnentwicklung bis etwa 25 beeinflussen.'],
    en: [`Under ${flagUnderAge} years`, 'THC can affect the brain’s development until about 25.'],
  };
  const old = {
    de: ['65 Jahre oder älter', 'Stürze und niedriger Blutdruck sind häufiger.'],
    en: ['65 years or older', 'Falls and low blood pressure are more frequent.'],
  };
  const [title = '', text = ''] = (age < flagUnderAge ? young : old)[locale];
  return [{ rule: age < flagUnderAge ? 'age.young' : 'age.old', kind: 'age', severity: 'amber', title, text, source: 'Gebrauchsinformation Sativex' }];
};

/** 100 g of flowers in 30 days, prescribed and wished together, were the law's maximum before 2024 and stay a limit of this house. */
const amountHint = ({ answers, prescribedLately: { g, ml }, periodDays, locale }: HintFacts): Hint[] => {
  const hints: Hint[] = [];
  const number = (value: number): string => formatNumber(value, locale);
  if (g > 0 || ml > 0) {
    const given = [g > 0 ? `${number(g)} g` : '', ml > 0 ? `${number(ml)} ml` : ''].filter(Boolean).join(', ');
    hints.push({
      rule: 'amount.prescribed',
      kind: 'amount',
      severity: g + (answers.amount ?? 0) > 100 ? 'red' : 'info',
      title: { de: `In ${periodDays} Tagen verordnet: ${given}`, en: `Prescribed within ${periodDays} days: ${given}` }[locale],
      text: { de: 'Zusammen mit dem jetzigen Wunsch prüfen.', en: 'Check together with the present wish.' }[locale],
      source: null,
    });
  }
  if ((answers.amount ?? 0) > 60) {
    const wished = number(answers.amount ?? 0);
    hints.push({
      rule: 'amount.wished',
      kind: 'amount',
      severity: 'amber',
      title: { de: `Gewünschte Menge: ${wished}`, en: `Wished amount: ${wished}` }[locale],
      text: { de: 'Mehr als 2 g am Tag.', en: 'More than 2 g a day.' }[locale],
      source: null,
    });
  }
  return hints;
};

const changedHint = ({ changedSafetyAnswers, locale }: HintFacts): Hint[] =>
  changedSafetyAnswers === 0
    ? []
    : [
        {
          rule: 'answer-changed',
          kind: 'answer-changed',
          severity: 'amber',
          title: { de: 'Ausschlusskriterien wurden geändert', en: 'Exclusion criteria were changed' }[locale],
          text: {
            de: 'Die erste Antwort war eine andere. Der Verlauf steht bei den Antworten.',
            en: 'The first answer was a different one. The history is next to the answers.',
          }[locale],
          source: null,
        },
      ];

const levelHint = ({ answers, locale }: HintFacts): Hint[] =>
  (answers.symptomsLevel ?? 5) > 2
    ? []
    : [
        {
          rule: 'level.mild',
          kind: 'level',
          severity: 'info',
          title: { de: 'Leichte Beschwerden', en: 'Mild symptoms' }[locale],
          text: { de: 'Stärke 1 oder 2 von 10.', en: 'Level 1 or 2 of 10.' }[locale],
          source: null,
        },
      ];

/** Below a body mass index of 18.5 (WHO: underweight) the same dose weighs more. */
const bodyHint = ({ answers: { height, weight }, locale }: HintFacts): Hint[] => {
  if (!height || !weight) return [];
  const index = weight / (height / 100) ** 2;
  if (index >= 18.5) return [];
  const bmi = formatNumber(Math.round(index * 10) / 10, locale);
  return [
    {
      rule: 'body.underweight',
      kind: 'body',
      severity: 'amber',
      title: { de: `Untergewicht: BMI ${bmi}`, en: `Underweight: BMI ${bmi}` }[locale],
      text: { de: 'Niedriger beginnen; CBD wird nach Körpergewicht dosiert.', en: 'Start lower; CBD is dosed by body weight.' }[locale],
      source: 'Epidiolex (cannabidiol), US prescribing information, section 2',
    },
  ];
};

const order = { red: 0, amber: 1, info: 2 } as const;

/** What the doctor's eye should fall on, the most serious first. Hints only: nothing is decided, blocked or preselected. Pure. */
export const hintsOf = (facts: HintFacts): Hint[] =>
  [
    ...referenceHints(facts),
    ...uncheckedHints(facts),
    ...ageHint(facts),
    ...amountHint(facts),
    ...changedHint(facts),
    ...levelHint(facts),
    ...bodyHint(facts),
  ].sort((one, other) => order[one.severity] - order[other.severity]);
