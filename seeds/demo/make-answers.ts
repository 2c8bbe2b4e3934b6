import { symptomDurations, symptoms, type HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { canary } from '../canaries.ts';
import type { Chance } from './random.ts';

type Telling = (word: string) => string;

const complaints: readonly Telling[] = [
  (word) => `Seit einem Sturz am ${word}steg habe ich fast täglich Schmerzen im unteren Rücken, besonders morgens.`,
  (word) => `Ich schlafe schlecht ein und wache gegen drei Uhr auf. Mein Schlaftagebuch führe ich mit Frau ${word}.`,
  (word) => `Etwa acht Migränetage im Monat, mit Lichtempfindlichkeit; zuletzt beim Besuch in ${word}hausen.`,
  (word) => `Innere Unruhe und Anspannung, stärker seit dem Wechsel in die Abteilung von Herrn ${word}.`,
];
const histories: readonly Telling[] = [
  (word) => `Ibuprofen 600 mg bei Bedarf, davor Novalgin. Physiotherapie bei ${word}.`,
  (word) => `Amitriptylin 25 mg zur Nacht für vier Monate, abgesetzt wegen Müdigkeit. Verordnet von Dr. ${word}.`,
  (word) => `Sumatriptan im Anfall; Betablocker ohne ausreichende Wirkung. Betreut in der Ambulanz ${word}.`,
];
const benefitReasons: readonly Telling[] = [
  (word) => `Ich wünsche mir ruhigere Nächte und wieder längere Spaziergänge mit ${word}.`,
  (word) => `Andere Mittel vertrage ich schlecht; in der Gruppe von ${word} wurde mir geraten, ärztlich danach zu fragen.`,
  (word) => `Ich möchte weniger Tabletten nehmen und meine Arbeit bei ${word} behalten.`,
];

const firstName = ['Anna', 'Paul', 'Ruth', 'Karl'] as const;

/** A complete questionnaire as people fill it in. Every free text holds a name that stands nowhere else; `round` tells a later questionnaire from an earlier one. */
export const makeAnswers = (patientId: string, productIds: readonly string[], chance: Chance, round = 1): HealthAnswers => {
  const word = (field: string): string => canary(patientId, round === 1 ? field : `${field} ${round}`);
  return {
    symptoms: chance.sample(
      symptoms.filter((symptom) => symptom !== 'cancer'),
      chance.int(1, 3),
    ),
    symptomsDuration: chance.pick(symptomDurations.slice(1)),
    symptomsLevel: chance.int(4, 9),
    complaints: chance.pick(complaints)(word('complaints')),
    treatedBefore: chance.is(0.8),
    criteriaConfirm: { psychosis: true, addiction: true, heart: true, allergy: true, pregnancy: true, recentAmount: true },
    medicationTaken: true,
    medicationHistory: chance.pick(histories)(word('medicationHistory')),
    cannabisExperience: chance.is(0.6),
    cannabisBenefitReason: chance.pick(benefitReasons)(word('cannabisBenefitReason')),
    usageType: 'inhalation',
    requestedProducts: productIds.map((productId) => ({ productId })),
    amount: chance.pick([10, 15, 20, 30]),
    agreement: true,
    treatingPhysician: {
      name: `Dr. ${chance.pick(firstName)} ${word('treatingPhysician')}`,
      practice: 'Hausarztpraxis am Park',
      city: 'Berlin',
      phone: '+493023125900',
    },
  };
};
