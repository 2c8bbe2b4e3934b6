import { z } from 'zod';
import { setting } from '../setting.ts';

/** Above which doses and amounts a prescription needs a reason. */
export const doseSettings = {
  'doses.maxSingleGrams': setting(
    z.number().min(0.01).max(100),
    1,
    'Einzeldosis in Gramm des Produkts, über der ein Grund nötig ist',
    'Single dose in grams of the product above which a reason is needed',
  ),
  'doses.maxDailyGrams': setting(
    z.number().min(0.01).max(100),
    3,
    'Tagesdosis in Gramm des Produkts, über der ein Grund nötig ist',
    'Daily dose in grams of the product above which a reason is needed',
  ),
  'doses.maxDailyThcGrams': setting(
    z.number().min(0.01).max(100),
    1,
    'THC am Tag in Gramm, über dem ein Grund nötig ist',
    'THC a day in grams above which a reason is needed',
  ),
  'doses.maxSupplyDays': setting(
    z.int().min(1).max(400),
    90,
    'Reichweite einer Verordnung in Tagen, über der ein Grund nötig ist',
    'Days that a prescription lasts above which a reason is needed',
  ),
  'doses.maxMonthGrams': setting(
    z.number().min(1).max(1000),
    100,
    'Verordnete Gramm im Zeitraum der verordneten Menge, über denen ein Grund nötig ist',
    'Grams prescribed within the period of the prescribed amount above which a reason is needed',
  ),
  'doses.periodDays': setting(
    z.int().min(7).max(90),
    30,
    'Zeitraum der verordneten Menge: so viele Tage zählt, was eine Patientin oder ein Patient hier verordnet bekam',
    'Period of the prescribed amount: for so many days counts what a patient was prescribed here',
  ),
} as const;
