import { z } from 'zod';
import { setting } from '../setting.ts';

/** From when on a product runs short. */
export const shortageSettings = {
  'stock.fewPharmacies': setting(
    z.int().min(0).max(100),
    3,
    'Ein Produkt gilt als knapp, wenn höchstens so viele Apotheken es haben',
    'A product counts as scarce when at most this many pharmacies have it',
  ),
  'stock.fallPercent': setting(
    z.int().min(1).max(100),
    30,
    'Der Bestand eines Produkts gilt als fallend ab so viel Prozent weniger als vor zwei Wochen',
    'A product’s stock counts as falling from this many percent less than two weeks ago',
  ),
} as const;
