import { symptomDurations, type HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { EarlierTherapy, Medicine } from '@blattwerk/contract/health-states/medicines';
import { substanceNamed } from '@blattwerk/contract/medicines/find-substances';
import { canary } from '../canaries.ts';
import type { Chance } from './random.ts';

/** A sentence with a surname in it that stands nowhere else. */
type Telling = (word: string) => string;

interface Ailment {
  symptoms: NonNullable<HealthAnswers['symptoms']>;
  complaints: Telling;
  medicines: readonly Medicine[];
  /** What was tried before, and by whom it was given. */
  therapy: { name: Telling; result: EarlierTherapy['result'] };
  reason: Telling;
  diagnosis: string;
}

const ailments: readonly Ailment[] = [
  {
    symptoms: ['chronic-pain'],
    complaints: (word) => `Seit einem Sturz am ${word}steg habe ich fast täglich Schmerzen im unteren Rücken, besonders morgens.`,
    medicines: [
      { name: 'Ibuprofen 600 mg', dose: '1 Tablette', frequency: 'bei Bedarf, höchstens zweimal am Tag', since: '2024-03' },
      { name: 'Ramipril 5 mg', dose: '1 Tablette', frequency: 'morgens', since: '2021' },
      { name: 'Novalgin', dose: '20 Tropfen', frequency: 'bei Bedarf', since: '2023', stoppedAt: '2024-03' },
    ],
    therapy: { name: (word) => `Physiotherapie bei ${word}`, result: 'partly' },
    reason: (word) => `Ich möchte weniger Tabletten nehmen und wieder längere Spaziergänge mit Frau ${word} machen.`,
    diagnosis: 'Chronisches Schmerzsyndrom (R52.2)',
  },
  {
    symptoms: ['sleep-disorder'],
    complaints: (word) => `Ich schlafe schlecht ein und wache gegen drei Uhr auf. Mein Schlaftagebuch habe ich mit Frau ${word} besprochen.`,
    medicines: [
      { name: 'Marcumar', dose: 'nach Ausweis', frequency: 'abends', since: '2022-11' },
      { name: 'Amitriptylin 25 mg', dose: '1 Tablette', frequency: 'zur Nacht', since: '2025-10', stoppedAt: '2026-02' },
    ],
    therapy: { name: (word) => `Schlafschule bei Dr. ${word}`, result: 'not' },
    reason: (word) => `Ich wünsche mir ruhigere Nächte; in der Gruppe von Herrn ${word} wurde mir geraten, ärztlich danach zu fragen.`,
    diagnosis: 'Nichtorganische Insomnie (F51.0)',
  },
  {
    symptoms: ['migraine-headaches'],
    complaints: (word) => `Etwa acht Migränetage im Monat mit Lichtempfindlichkeit, zuletzt auf der Reise nach ${word}hausen.`,
    medicines: [
      { name: 'Sumatriptan 50 mg', dose: '1 Tablette', frequency: 'im Anfall', since: '2020' },
      { name: 'Magnesium aus der Drogerie', dose: '1 Beutel', frequency: 'abends' },
    ],
    therapy: { name: (word) => `Betablocker, Ambulanz ${word}`, result: 'side-effects' },
    reason: (word) => `Andere Mittel vertrage ich schlecht, und meine Arbeit bei ${word} möchte ich behalten.`,
    diagnosis: 'Migräne ohne Aura (G43.0)',
  },
  {
    symptoms: ['chronic-pain', 'sleep-disorder'],
    complaints: (word) => `Nervenschmerzen im linken Bein nach der Operation in der Klinik ${word}; nachts wache ich davon auf.`,
    medicines: [
      { name: 'Pregabalin 75 mg', dose: '1 Kapsel', frequency: 'morgens und abends', since: '2025-06' },
      { name: 'Zopiclon 7,5 mg', dose: 'eine halbe Tablette', frequency: 'zur Nacht, höchstens dreimal in der Woche', since: '2026-05' },
    ],
    therapy: { name: (word) => `Nervenblockade, Praxis ${word}`, result: 'not' },
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

/** What the server looks up when answers are saved. */
const lookedUp = (medicine: Medicine): Medicine => {
  const known = substanceNamed(medicine.name);
  return known ? { ...medicine, substance: known.de, atc: known.atc } : { ...medicine };
};

/** A complete questionnaire as people fill it in. `round` tells a later questionnaire from an earlier one. */
export const makeAnswers = (patientId: string, productIds: readonly string[], chance: Chance, round = 1): HealthAnswers => {
  const ailment = ailmentOf(patientId);
  return {
    symptoms: [...ailment.symptoms],
    symptomsDuration: chance.pick(symptomDurations.slice(1)),
    symptomsLevel: chance.int(4, 9),
    complaints: ailment.complaints(wordOf(patientId, 'complaints', round)),
    treatedBefore: true,
    earlierTherapies: [{ name: ailment.therapy.name(wordOf(patientId, 'earlierTherapies', round)), result: ailment.therapy.result }],
    criteriaConfirm: { psychosis: true, addiction: true, heart: true, allergy: true, pregnancy: true, recentAmount: true },
    medicationTaken: true,
    medications: ailment.medicines.map(lookedUp),
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
