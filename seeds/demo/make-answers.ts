import { symptomDurations, type HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { canary } from '../canaries.ts';
import type { Chance } from './random.ts';

/** A sentence with a surname in it that stands nowhere else. */
type Telling = (word: string) => string;

interface Ailment {
  symptoms: NonNullable<HealthAnswers['symptoms']>;
  complaints: Telling;
  history: Telling;
  reason: Telling;
  diagnosis: string;
}

const ailments: readonly Ailment[] = [
  {
    symptoms: ['chronic-pain'],
    complaints: (word) => `Seit einem Sturz am ${word}steg habe ich fast täglich Schmerzen im unteren Rücken, besonders morgens.`,
    history: (word) => `Ibuprofen 600 mg bei Bedarf, davor Novalgin. Physiotherapie bei ${word}.`,
    reason: (word) => `Ich möchte weniger Tabletten nehmen und wieder längere Spaziergänge mit Frau ${word} machen.`,
    diagnosis: 'Chronisches Schmerzsyndrom (R52.2)',
  },
  {
    symptoms: ['sleep-disorder'],
    complaints: (word) => `Ich schlafe schlecht ein und wache gegen drei Uhr auf. Mein Schlaftagebuch habe ich mit Frau ${word} besprochen.`,
    history: (word) => `Amitriptylin 25 mg zur Nacht für vier Monate, abgesetzt wegen Müdigkeit. Verordnet von Dr. ${word}.`,
    reason: (word) => `Ich wünsche mir ruhigere Nächte; in der Gruppe von Herrn ${word} wurde mir geraten, ärztlich danach zu fragen.`,
    diagnosis: 'Nichtorganische Insomnie (F51.0)',
  },
  {
    symptoms: ['migraine-headaches'],
    complaints: (word) => `Etwa acht Migränetage im Monat mit Lichtempfindlichkeit, zuletzt auf der Reise nach ${word}hausen.`,
    history: (word) => `Sumatriptan im Anfall; Betablocker ohne ausreichende Wirkung. Betreut in der Ambulanz ${word}.`,
    reason: (word) => `Andere Mittel vertrage ich schlecht, und meine Arbeit bei ${word} möchte ich behalten.`,
    diagnosis: 'Migräne ohne Aura (G43.0)',
  },
  {
    symptoms: ['chronic-pain', 'sleep-disorder'],
    complaints: (word) => `Nervenschmerzen im linken Bein nach der Operation in der Klinik ${word}; nachts wache ich davon auf.`,
    history: (word) => `Pregabalin 75 mg zweimal am Tag, gut verträglich, aber nicht ausreichend. Eingestellt durch Praxis ${word}.`,
    reason: (word) => `Ich möchte durchschlafen und wieder im Garten von Familie ${word} helfen können.`,
    diagnosis: 'Neuropathischer Schmerz (G57.9)',
  },
];

const firstNames = ['Anna', 'Paul', 'Ruth', 'Karl'] as const;

/** The same person keeps the same ailment through all requests. */
const ailmentOf = (patientId: string): Ailment => ailments[parseInt(patientId.slice(-2), 16) % ailments.length] as Ailment;

export const diagnosisOf = (patientId: string): string => ailmentOf(patientId).diagnosis;

/** The canary of a field; a later round of the same person has words of its own. */
export const wordOf = (patientId: string, field: string, round: number): string => canary(patientId, round === 1 ? field : `${field} ${round}`);

/** A complete questionnaire as people fill it in. `round` tells a later questionnaire from an earlier one. */
export const makeAnswers = (patientId: string, productIds: readonly string[], chance: Chance, round = 1): HealthAnswers => {
  const ailment = ailmentOf(patientId);
  return {
    symptoms: [...ailment.symptoms],
    symptomsDuration: chance.pick(symptomDurations.slice(1)),
    symptomsLevel: chance.int(4, 9),
    complaints: ailment.complaints(wordOf(patientId, 'complaints', round)),
    treatedBefore: true,
    criteriaConfirm: { psychosis: true, addiction: true, heart: true, allergy: true, pregnancy: true, recentAmount: true },
    medicationTaken: true,
    medicationHistory: ailment.history(wordOf(patientId, 'medicationHistory', round)),
    cannabisExperience: chance.is(0.6),
    cannabisBenefitReason: ailment.reason(wordOf(patientId, 'cannabisBenefitReason', round)),
    usageType: 'inhalation',
    requestedProducts: productIds.map((productId) => ({ productId })),
    amount: chance.pick([10, 15, 20, 30]),
    agreement: true,
    treatingPhysician: {
      name: `Dr. ${chance.pick(firstNames)} ${wordOf(patientId, 'treatingPhysician', round)}`,
      practice: 'Hausarztpraxis am Park',
      city: 'Berlin',
      phone: '+493023125900',
    },
  };
};
