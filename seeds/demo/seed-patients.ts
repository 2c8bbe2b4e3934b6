import type { Knex } from 'knex';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { Vault } from '../../api/src/features/files/public.ts';
import { cast, colleagues, demoPasswordHash } from '../cast.ts';
import { buildHealthState } from '../factories/health-states.ts';
import { buildReview } from '../factories/products.ts';
import { buildPatient } from '../factories/users.ts';
import { stableId } from '../stable-ids.ts';
import { ago, giveAnswers, makeRequest, prescribe, sign, type Care } from './care.ts';
import { giveFeeBack } from './give-fee-back.ts';
import { makePerson } from './make-people.ts';
import { chanceOf, type Chance } from './random.ts';
import { seedConsultations } from './seed-consultations.ts';
import { seedDiary } from './seed-diary.ts';
import { sendLetter, sendPhoto } from './seed-files.ts';
import { writeMessages } from './seed-messages.ts';

const minute = 60_000;
const doctorIds = [cast.doctor.id, ...colleagues.filter((doctor) => doctor.status === 'active').map((doctor) => doctor.id)];

/** What a scene may choose from. */
export interface CareWorld {
  trx: Knex;
  now: Date;
  /** What the pharmacy of the pharmacy login has in stock. */
  inStock: readonly { id: string; category: string }[];
  /** Any other pharmacies, by id. */
  pharmacyIds: readonly string[];
  files: Vault;
}

type Scene = (care: Care, world: CareWorld) => Promise<void>;

const castPharmacyId = stableId('pharmacy', cast.pharmacy.pharmacySlug);
const doctorFor = (chance: Chance): string => (chance.is(0.5) ? cast.doctor.id : chance.pick(doctorIds));

const dispensingScene =
  (status: PrescriptionStatus, days: () => number, atCast = true): Scene =>
  async (care, world) => {
    const treatment = await makeRequest(care, { status: 'approved', days: days(), doctorId: doctorFor(care.chance) });
    await prescribe(care, treatment, status, atCast ? castPharmacyId : care.chance.pick(world.pharmacyIds));
  };

/** A scene after which the administration gave back the fee, or a part of it. */
const withFeeBack =
  (scene: Scene, fee: Parameters<typeof giveFeeBack>[1]): Scene =>
  async (care, world) => {
    await scene(care, world);
    await giveFeeBack(care, fee);
  };

/** The same amount three times, four weeks apart: the first was collected, the next waits for its day. */
const withRepeats: Scene = async (care) => {
  const first = await makeRequest(care, { status: 'approved', days: 9, doctorId: cast.doctor.id });
  const prescriptions = await prescribe(care, first, 'partly-dispensed', castPharmacyId, { repeat: { times: 2, everyDays: 28 } });
  for (const { id, quantity, readyAt } of prescriptions)
    await care.trx('prescriptions').where({ id }).update({ dispensedQuantity: quantity, lastDispensedAt: readyAt });
};

const inReview =
  (days: number, overrides: (now: Date) => object = () => ({})): Scene =>
  async (care) => {
    await makeRequest(care, { status: 'in-review', days, overrides: overrides(care.now) });
  };

/** A letter and a photo came with the questionnaire. */
const withFindings =
  (days: number): Scene =>
  async ({ patient, ...care }, { files }) => {
    const treatment = await makeRequest({ patient, ...care }, { status: 'in-review', days });
    const sent = { ...care, files, patient, treatmentId: treatment.id, sentAt: treatment.createdAt };
    await sendLetter(sent);
    await sendPhoto(sent);
  };

const partialAnswers = { symptoms: ['sleep-disorder'], symptomsDuration: 'more-than-6-months', symptomsLevel: 5 } as const;

const saveDraft: Scene = async (care) => {
  const at = ago(care, 1);
  const blank = {
    complaints: undefined,
    treatedBefore: undefined,
    criteriaConfirm: undefined,
    medicationTaken: undefined,
    medicationHistory: undefined,
    cannabisExperience: undefined,
  };
  const rest = {
    cannabisBenefitReason: undefined,
    usageType: undefined,
    requestedProducts: undefined,
    amount: undefined,
    agreement: undefined,
    treatingPhysician: undefined,
  };
  const answers = { ...blank, ...rest, ...partialAnswers, symptoms: [...partialAnswers.symptoms] };
  await buildHealthState(care.trx, { patientId: care.patient.id, status: 'draft', answers, createdAt: at });
};

const askedAgain: Scene = async (care) => {
  const first = await makeRequest(care, { status: 'approved', days: 70, doctorId: cast.doctor.id });
  await writeMessages({ trx: care.trx, treatmentId: first.id, patientId: care.patient.id, doctorId: cast.doctor.id }, [
    { kind: 'message', text: 'Guten Tag, seit drei Tagen ist mein Mund abends sehr trocken. Muss ich die Dosis ändern?', writtenAt: ago(care, 61) },
    { kind: 'reply', text: 'Das ist häufig und harmlos. Trinken Sie dazu ein Glas Wasser und bleiben Sie bei der Dosis. Wird es stärker, schreiben Sie mir bitte wieder.', writtenAt: ago(care, 60.6) }, // prettier-ignore
  ]);
  await prescribe(care, first, 'dispensed', castPharmacyId);
  await makeRequest(care, { status: 'in-review', days: 0.2, round: 2 });
};

const withQuestion: Scene = async (care, { files }) => {
  const treatment = await makeRequest(care, { status: 'in-review', days: 0.6, doctorId: cast.doctor.id });
  await sendLetter({ ...care, files, treatmentId: treatment.id, sentAt: treatment.createdAt });
  const at = new Date(care.now.getTime() - 90 * minute);
  await care.trx('treatment_messages').insert({
    treatmentId: treatment.id,
    authorId: cast.doctor.id,
    kind: 'question',
    text: 'Nehmen Sie zurzeit Mittel zur Blutverdünnung ein?',
    createdAt: at,
  });
  await care.trx('treatment_pauses').insert({ treatmentId: treatment.id, stoppedAt: at });
  await care.trx('treatments').where({ id: treatment.id }).update({ dueAt: null, clockStoppedAt: at });
};

const declined: Scene = async (care) => {
  await makeRequest(care, { status: 'declined', days: care.chance.int(3, 40), doctorId: doctorFor(care.chance) });
};

/** How many patients stand where. The first of them are the ones that a first look at the queue should show. */
const scenes: readonly (readonly [count: number, scene: Scene])[] = [
  [1, withFindings(4.1)],
  [1, inReview(0.5, (now) => ({ doctorId: doctorIds[1], claimExpiresAt: new Date(now.getTime() + 8 * minute) }))],
  [1, withQuestion],
  [1, withFindings(0.9)],
  [1, inReview(0.7)],
  [1, inReview(0.4)],
  [1, inReview(0.25)],
  [1, inReview(0.1)],
  [1, inReview(0.02)],
  [2, askedAgain],
  [4, dispensingScene('issued', () => 1.5)],
  [3, dispensingScene('sent', () => 1.2)],
  [3, dispensingScene('received', () => 2)],
  [3, dispensingScene('ready', () => 3)],
  [4, dispensingScene('dispensed', () => 20)],
  [
    1,
    withFeeBack(
      dispensingScene('dispensed', () => 20),
      { cents: 500, note: 'Kulanz: Die Entscheidung kam einen Tag später als zugesagt.' },
    ),
  ],
  [4, dispensingScene('dispensed', () => 45, false)],
  [1, dispensingScene('returned', () => 4)],
  [
    1,
    withFeeBack(
      dispensingScene('returned', () => 4),
      { note: 'Kulanz: Das verordnete Präparat war in keiner Apotheke mehr vorrätig.' },
    ),
  ],
  [4, declined],
  [3, async (care) => void (await makeRequest(care, { status: 'cancelled', days: care.chance.int(2, 20) }))],
  [2, async (care) => void (await makeRequest(care, { status: 'expired', days: care.chance.int(34, 60) }))],
  [4, async (care) => void (await makeRequest(care, { status: 'awaiting-payment', days: care.chance.int(0, 6) }))],
  [3, async (care) => void (await giveAnswers(care, ago(care, 1)))],
  [2, async (care) => void (await giveAnswers(care, ago(care, 2)).then(() => sign(care, ago(care, 1))))],
  [4, saveDraft],
  [3, async () => undefined],
  [1, withRepeats],
];

/** The n-th invented patient, with what the scene may be about. */
export const seedPerson = async (
  world: CareWorld,
  index: number,
  chance: Chance,
  status: { mailConfirmedAt?: null; status?: 'banned' } = {},
): Promise<Care> => {
  const { trx, now } = world;
  const person = makePerson(index, chance);
  const joined = new Date(now.getTime() - chance.int(75, 300) * 24 * 60 * minute);
  await buildPatient(trx, { ...person, passwordHash: demoPasswordHash, createdAt: joined, updatedAt: joined, mailConfirmedAt: joined, ...status });
  return { trx, now, chance, patient: person, products: chance.sample(world.inStock, chance.int(1, 3)) };
};

/** A letter with the first request; a question with a photo, and its answer, about the second one. */
const seedCastTalk = async (care: Care, { files, firstId, secondId, sentAt }: { files: Vault; firstId: string; secondId: string; sentAt: Date }) => {
  const { trx, patient } = care;
  await sendLetter({ trx, files, patient, treatmentId: firstId, sentAt });
  const askedAt = ago(care, 3);
  const [askedId] = await writeMessages({ trx, treatmentId: secondId, patientId: patient.id, doctorId: cast.doctor.id }, [
    { kind: 'message', text: 'Guten Tag Frau Dr. Ulmer, meine Hausärztin hat mir für die Nacht diese Tabletten aufgeschrieben. Vertragen sie sich mit den Blüten? Ein Foto der Packung ist dabei.', writtenAt: askedAt }, // prettier-ignore
    { kind: 'reply', text: 'Guten Tag Frau Sommerfeld, danke für das Foto. Beides zusammen kann müder machen: Bitte nehmen Sie in den ersten Tagen nur die halbe Abenddosis und fahren Sie am nächsten Morgen nicht Auto, wenn Sie sich benommen fühlen. Melden Sie sich nach einer Woche noch einmal.', writtenAt: ago(care, 2.7) }, // prettier-ignore
  ]);
  await sendPhoto({ trx, files, patient, treatmentId: secondId, sentAt: askedAt, ...(askedId ? { messageId: askedId } : {}) }, 'answer');
};

/** The patient of the demo login: an earlier request that is all done, and one whose prescription waits to be picked up. */
const seedCastPatient = async (world: CareWorld, chance: Chance): Promise<void> => {
  const { trx, now } = world;
  const flowers = world.inStock.filter((product) => product.category === 'flower');
  const care: Care = { trx, now, chance, patient: { ...cast.patient, locale: 'de' }, products: flowers.slice(0, 2) };
  const first = await makeRequest(care, { status: 'approved', days: 80, doctorId: cast.doctor.id });
  const [lastTaken] = await prescribe(care, first, 'dispensed', castPharmacyId);
  const later = { ...care, products: flowers.slice(0, 1) };
  const second = await makeRequest(later, { status: 'approved', days: 5, doctorId: cast.doctor.id, round: 2 });
  await prescribe(later, second, 'ready', castPharmacyId);
  await seedCastTalk(care, { files: world.files, firstId: first.id, secondId: second.id, sentAt: first.createdAt });
  await seedDiary(care, lastTaken);
  await trx('favorites').insert(flowers.slice(0, 4).map((product) => ({ userId: cast.patient.id, productId: product.id })));
  await trx('pharmacy_favorites').insert({ userId: cast.patient.id, pharmacyId: castPharmacyId });
  const text = 'Gleichmäßige Charge, gut verschlossen, in der Apotheke freundlich erklärt.';
  const productId = flowers[0]?.id;
  await buildReview(trx, {
    productId,
    patientId: cast.patient.id,
    pseudonym: 'Rotkehlchen 87',
    rating: 5,
    text,
    effects: ['relaxed', 'calm'],
    sideEffects: ['dry_mouth'],
  });
};

/** About 60 patients in every state that the product knows, and the patient of the demo login. */
export const seedPatients = async (world: CareWorld): Promise<void> => {
  const chance = chanceOf(60);
  await seedCastPatient(world, chance);
  const patientIds: string[] = [];
  for (const [count, scene] of scenes) {
    for (let left = count; left > 0; left -= 1) {
      const care = await seedPerson(world, patientIds.length, chance);
      await scene(care, world);
      patientIds.push(care.patient.id);
    }
  }
  for (let left = 3; left > 0; left -= 1) patientIds.push((await seedPerson(world, patientIds.length, chance, { mailConfirmedAt: null })).patient.id);
  await seedPerson(world, patientIds.length, chance, { status: 'banned' });
  await seedConsultations(world, doctorIds.slice(0, 2), patientIds.slice(-20));
};
