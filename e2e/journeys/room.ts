import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { cast } from '../../seeds/cast.ts';
import type { Person } from '../api/patient.ts';
import { runningProduct } from '../product/running-product.ts';
import { withDatabase } from '../product/with-database.ts';

/** A consultation with the demo doctor whose room is open now. */
export const openRoom = (patient: Pick<Person, 'email'>): Promise<string> =>
  withDatabase<string>(runningProduct.place(), 'open-room.command.ts', patient.email, cast.doctor.email);

export interface Absence {
  /** The appointment in it. */
  id: string;
  on: string;
  absent: string;
  cover: string;
}

/** A doctor with one appointment in six days, and a colleague who has time then; both have this last name. */
export const openAbsence = (patient: Pick<Person, 'email'>, name: string): Promise<Absence> =>
  withDatabase<Absence>(runningProduct.place(), 'cover-for-absence.command.ts', patient.email, cast.doctor.email, name);

const framesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.querySelector<HTMLVideoElement>(`#${name}`)?.getVideoPlaybackQuality().totalVideoFrames ?? 0, id);

/** The page's connection to the room, which can be cut: an offline browser keeps the connections that it has. */
export const openWire = async (page: Page): Promise<{ cut: () => void; mend: () => void }> => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/rooms\?/, (socket) => {
    if (isCut) return void socket.close({ code: 1011 });
    open.add(socket);
    socket.connectToServer();
  });
  const cut = (): void => {
    isCut = true;
    for (const socket of open) void socket.close({ code: 1011 });
    open.clear();
  };
  return { cut, mend: () => void (isCut = false) };
};

/** The picture of the other side really moves. */
export const expectMoving = async (page: Page): Promise<void> => {
  await expect.poll(() => framesOf(page, 'room-other')).toBeGreaterThan(5);
  const before = await framesOf(page, 'room-other');
  await expect.poll(() => framesOf(page, 'room-other')).toBeGreaterThan(before + 10);
};

/** The other side's sound really comes: the test device beeps once a second. */
export const expectSound = async (page: Page): Promise<void> => {
  const isHeard = await page.evaluate(async () => {
    const stream = document.querySelector<HTMLVideoElement>('#room-other')?.srcObject;
    if (!(stream instanceof MediaStream)) return false;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    await context.resume();
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (let at = 0; at < 60 && loudest <= 0.01; at += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      analyser.getFloatTimeDomainData(samples);
      loudest = Math.max(loudest, ...samples.map(Math.abs));
    }
    await context.close();
    return loudest > 0.01;
  });
  expect(isHeard, 'the other side is heard').toBe(true);
};

/** The patient's way through the page before the room. */
export const enterAsPatient = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/room?id=${id}`);
  await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
  await expect(page.getByLabel('Ihr Bild')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Raum betreten' }).click();
};

/** The doctor's way into the room. */
export const enterAsDoctor = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/admin/consultations/${id}/room`);
  await page.getByRole('button', { name: 'Kamera und Mikrofon prüfen' }).click();
  await expect(page.getByLabel('Ihr Bild')).toBeVisible();
  await page.getByRole('button', { name: 'Raum betreten' }).click();
};
