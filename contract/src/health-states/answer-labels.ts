import type { Locale } from '../errors.ts';
import type { AnswerField } from './shapes.ts';

/** What each answer is called wherever answers are listed: in the doctor's review and in the patient's copy of the record. */
const labels: Record<AnswerField, Record<Locale, string>> = {
  symptoms: { de: 'Beschwerden', en: 'Symptoms' },
  symptomsDuration: { de: 'Seit wann', en: 'Since when' },
  symptomsLevel: { de: 'Stärke von 1 bis 10', en: 'Level from 1 to 10' },
  complaints: { de: 'In eigenen Worten', en: 'In own words' },
  treatedBefore: { de: 'Schon behandelt', en: 'Treated before' },
  criteriaConfirm: { de: 'Ausschlusskriterien', en: 'Exclusion criteria' },
  medicationHistory: { de: 'Bisherige und jetzige Arzneimittel', en: 'Former and present medicines' },
  medicationTaken: { de: 'Nimmt Arzneimittel', en: 'Takes medicines' },
  cannabisExperience: { de: 'Erfahrung mit Cannabis', en: 'Experience with cannabis' },
  cannabisBenefitReason: { de: 'Wie es geholfen hat', en: 'How it helped' },
  usageType: { de: 'Art der Anwendung', en: 'Way of use' },
  requestedProducts: { de: 'Gewünschte Produkte', en: 'Requested products' },
  amount: { de: 'Gewünschte Menge für 30 Tage', en: 'Requested amount for 30 days' },
  agreement: { de: 'Einverständnis', en: 'Agreement' },
  treatingPhysician: { de: 'Behandelnde Praxis', en: 'Treating physician' },
};

/** Answers to questions that are no longer asked have no label: they are listed by their name. */
export const answerLabel = (field: string, locale: Locale): string => (Object.hasOwn(labels, field) ? labels[field as AnswerField][locale] : field);
