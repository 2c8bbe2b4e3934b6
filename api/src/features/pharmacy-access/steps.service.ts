import { prescriptionStates, type PrescriptionAction, type ReturnReason } from '@blattwerk/contract/prescriptions/states';
import type { QuestionType } from '@blattwerk/contract/pharmacy-questions/states';
import type { LinkPrescriptions } from '@blattwerk/contract/pharmacy-access/shapes';
import type { Ctx, PharmacyLink } from '../../kernel/ctx.ts';
import { Failure, failure } from '../../kernel/failure.ts';
import { askDoctor } from '../pharmacy-questions/public.ts';
import {
  acceptPrescription,
  confirmOriginal,
  dispense,
  markReady,
  returnPrescription,
  startPreparation,
  type PrescriptionRow,
} from '../prescriptions/public.ts';
import { absence, chosenRecords, linkedRecords } from './linked-prescriptions.ts';
import { presentLink } from './pharmacy-access.presenter.ts';

type LinkCtx = Ctx<PharmacyLink>;

const isNext = (row: PrescriptionRow, actions: readonly PrescriptionAction[]): boolean =>
  actions.some((action) => prescriptionStates.actions[action].from.includes(row.status));

/** A step that lost against a recall or a revocation says that the prescription has gone, not that the step is impossible. */
const orVoided = async (ctx: LinkCtx, id: string, step: () => Promise<PrescriptionRow>): Promise<PrescriptionRow> => {
  try {
    return await step();
  } catch (error) {
    const isLost = error instanceof Failure && ['prescription.cantProcessed', 'prescription.not.found'].includes(error.code);
    if (isLost && !(await linkedRecords(ctx)).some((row) => row.id === id)) throw await absence(ctx, id);
    throw error;
  }
};

/** What is shown after a step: what is still with the pharmacy, and what has just left it. */
const present = async (ctx: LinkCtx, touched: readonly PrescriptionRow[]): Promise<LinkPrescriptions> => {
  const rows = await linkedRecords(ctx);
  const left = touched.filter(({ id }) => !rows.some((row) => row.id === id));
  return presentLink(
    ctx,
    [...rows, ...left].toSorted((one, other) => one.position - other.position),
  );
};

interface Step {
  prescriptionId: string | undefined;
  /** What the step may be; a prescription for which it is not next is left alone when none was named. */
  actions: readonly PrescriptionAction[];
}

const stepEach = async (ctx: LinkCtx, { prescriptionId, actions }: Step, step: (id: string) => Promise<PrescriptionRow>): Promise<LinkPrescriptions> => {
  const chosen = await chosenRecords(ctx, prescriptionId);
  const next = chosen.filter((row) => isNext(row, actions));
  const touched: PrescriptionRow[] = [];
  for (const { id } of next.length > 0 ? next : chosen.slice(0, 1)) touched.push(await orVoided(ctx, id, () => step(id)));
  return present(ctx, touched);
};

export const readLinked = async (ctx: LinkCtx): Promise<LinkPrescriptions> => presentLink(ctx, await chosenRecords(ctx, undefined));

export const acceptByLink = (ctx: LinkCtx, prescriptionId?: string): Promise<LinkPrescriptions> =>
  stepEach(ctx, { prescriptionId, actions: ['accept'] }, (id) => acceptPrescription(ctx, id));

export const prepareByLink = (ctx: LinkCtx, prescriptionId?: string): Promise<LinkPrescriptions> =>
  stepEach(ctx, { prescriptionId, actions: ['prepare'] }, (id) => startPreparation(ctx, id));

/** Each that is awaited on paper, or the named one. */
export const confirmOriginalByLink = async (ctx: LinkCtx, prescriptionId?: string): Promise<LinkPrescriptions> => {
  const chosen = await chosenRecords(ctx, prescriptionId);
  const awaited = chosen.filter(({ original }) => original === 'to-post' || original === 'on-its-way');
  const touched: PrescriptionRow[] = [];
  for (const { id } of awaited.length > 0 ? awaited : chosen.slice(0, 1)) touched.push(await orVoided(ctx, id, () => confirmOriginal(ctx, id)));
  return present(ctx, touched);
};

/** @throws prescription.holdUntilPast */
export const readyByLink = (ctx: LinkCtx, prescriptionId?: string, holdUntil?: string): Promise<LinkPrescriptions> =>
  stepEach(ctx, { prescriptionId, actions: ['ready'] }, (id) => markReady(ctx, id, holdUntil));

interface Handed {
  prescriptionId?: string | undefined;
  lines?: { prescriptionId?: string | undefined; quantity: number }[] | undefined;
}

/** The one that a call about several means. @throws pharmacyLink.whichOne */
export const theOne = async (ctx: LinkCtx, prescriptionId: string | undefined): Promise<string> => {
  const open = (await chosenRecords(ctx, prescriptionId)).filter((row) => prescriptionId !== undefined || row.status !== 'dispensed');
  const [only] = open;
  if (!only) throw failure('prescription.cantProcessed');
  if (open.length > 1) throw failure('pharmacyLink.whichOne');
  return only.id;
};

/** All that remains, or the named quantities. @throws prescription.quantityTooLarge, pharmacyLink.whichOne */
export const dispenseByLink = async (ctx: LinkCtx, { prescriptionId, lines }: Handed): Promise<LinkPrescriptions> => {
  if (!lines) return stepEach(ctx, { prescriptionId, actions: ['dispense'] }, (id) => dispense(ctx, id));
  const touched: PrescriptionRow[] = [];
  for (const line of lines) {
    const id = await theOne(ctx, line.prescriptionId ?? prescriptionId);
    touched.push(await orVoided(ctx, id, () => dispense(ctx, id, line.quantity)));
  }
  return present(ctx, touched);
};

/** @throws pharmacyLink.whichOne */
export const returnByLink = async (
  ctx: LinkCtx,
  { prescriptionId, reason, text }: { prescriptionId?: string | undefined; reason: ReturnReason; text?: string | undefined },
): Promise<LinkPrescriptions> => {
  const id = await theOne(ctx, prescriptionId);
  return present(ctx, [await orVoided(ctx, id, () => returnPrescription(ctx, id, reason, text))]);
};

/** Asks the doctor; the prescription stays with the pharmacy. @throws pharmacyLink.whichOne, pharmacyQuestion.alreadyOpen */
export const askByLink = async (
  ctx: LinkCtx,
  { prescriptionId, type, text }: { prescriptionId?: string | undefined; type: QuestionType; text: string },
): Promise<LinkPrescriptions> => {
  await askDoctor(ctx, { prescriptionId: await theOne(ctx, prescriptionId), type, text });
  return readLinked(ctx);
};
