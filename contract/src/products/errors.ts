import { entry, type Entry } from '../error-entry.ts';

/** What readers of the market can be told, and those who merge two products or give one a picture. */
export const productErrors = {
  'product.withdrawn': entry(410, 'Dieses Produkt wird nicht mehr angeboten.', 'This product is no longer offered.'),
  'product.merged': entry(
    409,
    'Dieses Produkt wurde mit einem anderen zusammengeführt. Bitte nehmen Sie das andere.',
    'This product was merged with another one. Please use the other one.',
  ),
  'product.unitDiffers': entry(
    422,
    'Die beiden Produkte werden in verschiedenen Einheiten gezählt. Bestand und Preise lassen sich so nicht zusammenführen.',
    'The two products are counted in different units. Their stock and prices cannot be merged.',
  ),
  'picture.wrongType': entry(
    422,
    'Das ist kein JPEG, PNG oder WebP. Bitte wählen Sie ein Bild in einem dieser Formate.',
    'This is not a JPEG, PNG or WebP. Please choose a picture in one of these formats.',
  ),
  'picture.tooLarge': entry(
    413,
    'Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.',
    'The picture is larger than 10 MB. Please choose a smaller one.',
  ),
  'picture.tooSmall': entry(
    422,
    'Das Bild ist zu klein. Bitte wählen Sie eines, das mindestens 400 Pixel breit ist.',
    'The picture is too small. Please choose one that is at least 400 pixels wide.',
  ),
  'picture.tooManyPixels': entry(
    422,
    'Das Bild hat mehr als 40 Megapixel. Bitte verkleinern Sie es.',
    'The picture has more than 40 megapixels. Please make it smaller.',
  ),
  'picture.isDamaged': entry(
    422,
    'Das Bild ist beschädigt und lässt sich nicht öffnen. Bitte wählen Sie ein anderes.',
    'The picture is damaged and cannot be opened. Please choose another one.',
  ),
  'picture.hasMalware': entry(
    422,
    'In dieser Datei wurde Schadsoftware gefunden. Sie wurde nicht gespeichert.',
    'Malware was found in this file. It was not stored.',
  ),
  'picture.notScanned': entry(
    503,
    'Die Prüfung auf Schadsoftware ist gerade nicht erreichbar. Es wurde nichts geändert; bitte versuchen Sie es in einigen Minuten erneut.',
    'The malware check cannot be reached right now. Nothing was changed; please try again in a few minutes.',
  ),
} as const satisfies Record<string, Entry>;
