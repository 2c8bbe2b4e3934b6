import { z } from 'zod';
import { setting } from '../setting.ts';

/** When we see to a prescription to which a pharmacy does not react, and how often. */
export const deliverySettings = {
  'deliveries.remindHours': setting(
    z.int().min(1).max(72),
    2,
    'Erinnerung an die Apotheke, wenn sie nach so vielen Stunden nicht reagiert hat; Ruhezeiten zählen nicht',
    'Remind the pharmacy when it has not reacted after this many hours; quiet times do not count',
  ),
  'deliveries.callHours': setting(
    z.int().min(1).max(96),
    4,
    'Versandaufgabe „Anrufen“, wenn sie nach so vielen Stunden nicht reagiert hat; Ruhezeiten zählen nicht',
    'Delivery task “call” when it has not reacted after this many hours; quiet times do not count',
  ),
  'deliveries.offerHours': setting(
    z.int().min(1).max(240),
    24,
    'Patientinnen und Patienten eine andere Apotheke anbieten nach so vielen Stunden ohne Reaktion, jede Stunde zählt',
    'Offer patients another pharmacy after this many hours without a reaction, every hour counts',
  ),
  'deliveries.quietFrom': setting(z.int().min(12).max(24), 19, 'Ruhezeit an Werktagen ab dieser Stunde', 'Quiet time on working days from this hour'),
  'deliveries.quietTo': setting(z.int().min(0).max(11), 8, 'Ruhezeit bis zu dieser Stunde', 'Quiet time until this hour'),
  'deliveries.tries': setting(
    z.int().min(1).max(10),
    3,
    'So oft rufen wir eine Apotheke an, bevor eine andere angeboten wird',
    'How often we call a pharmacy before another one is offered',
  ),
  'deliveries.retryMinutes': setting(
    z.int().min(5).max(1440),
    60,
    'Nächster Anruf nach so vielen Minuten, wenn niemand zu erreichen war',
    'Next call after this many minutes when no one could be reached',
  ),
} as const;
