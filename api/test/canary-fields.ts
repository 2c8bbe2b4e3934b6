/** A word in every health field of every patient below; where one turns up that the reader may not know, health data has leaked. */
export const fields = [
  'complaints',
  'medicationHistory',
  'cannabisBenefitReason',
  'treatingPhysician',
  'wish',
  'question',
  'answer',
  'formQuestion',
  'formAnswer',
  'message',
  'reply',
  'note',
  'diagnosis',
  'remoteJustification',
  'letter',
  'correctionReason',
  'declineText',
  'instructions',
  'singleDose',
  'returnText',
  'diaryNote',
  'followUpWish',
] as const;
export type Field = (typeof fields)[number];

export const answers: Field[] = ['complaints', 'medicationHistory', 'cannabisBenefitReason', 'treatingPhysician', 'wish'];
export const talk: Field[] = ['question', 'answer', 'formQuestion', 'formAnswer', 'message', 'reply'];
export const dosage: Field[] = ['instructions', 'singleDose'];
export const decision: Field[] = ['diagnosis', 'remoteJustification', 'letter', ...dosage];
/** What the released letter tells the patient and the practice at home. */
export const letter: Field[] = [...decision, 'complaints', 'medicationHistory', 'treatingPhysician'];

/** What each kind of paper tells about a patient's health. */
export const papers: Record<string, Field[]> = {
  information: [],
  contract: [],
  prescription: dosage,
  'prescription-copy': dosage,
  'medical-letter': letter,
  invoice: [],
  'consent-receipt': [],
};
