import { z } from 'zod';
import { setting } from '../setting.ts';

/** When video consultations are booked, announced and entered. What holds, holds for appointments that are booked already too. */
export const consultationSettings = {
  'consultations.horizonDays': setting(
    z.int().min(1).max(800),
    400,
    'Termine der Videosprechstunde lassen sich so viele Tage im Voraus buchen',
    'Video consultations can be booked this many days ahead',
  ),
  'consultations.holdMinutes': setting(
    z.int().min(2).max(30),
    5,
    'So viele Minuten bleibt ein gewählter Termin reserviert, bis er bestätigt ist',
    'A chosen time stays reserved for this many minutes until it is confirmed',
  ),
  'consultations.offerMinutes': setting(
    z.int().min(5).max(120),
    10,
    'So viele Minuten wird ein frei gewordener Termin für eine Person der Warteliste freigehalten',
    'A freed time is kept for one person of the waiting list for this many minutes',
  ),
  'consultations.firstReminderHours': setting(
    z.int().min(0).max(168),
    24,
    'So viele Stunden vor dem Termin wird zum ersten Mal erinnert; 0: nicht',
    'The first reminder is sent this many hours before the appointment; 0: none',
  ),
  'consultations.lastReminderHours': setting(
    z.int().min(0).max(48),
    1,
    'So viele Stunden vor dem Termin wird noch einmal erinnert; 0: nicht',
    'Another reminder is sent this many hours before the appointment; 0: none',
  ),
  'consultations.opensMinutes': setting(
    z.int().min(5).max(60),
    10,
    'Der Videoraum öffnet so viele Minuten vor Beginn',
    'The video room opens this many minutes before the start',
  ),
  'consultations.closesMinutes': setting(
    z.int().min(10).max(120),
    30,
    'Der Videoraum schließt so viele Minuten nach dem Ende; danach verfällt ein Termin, zu dem niemand kam',
    'The video room closes this many minutes after the end; an appointment to which no one came then expires',
  ),
  'consultations.noShowMinutes': setting(
    z.int().min(5).max(60),
    10,
    'So viele Minuten nach Beginn kann vermerkt werden, dass die Patientin oder der Patient nicht erschienen ist',
    'This many minutes after the start it can be noted that the patient did not come',
  ),
} as const;
