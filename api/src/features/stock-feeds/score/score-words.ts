import type { Locale } from '@blattwerk/contract/errors';
import type { ScorePartName } from '@blattwerk/contract/stock-feeds/score';
import { DateTime } from 'luxon';
import type { StoredScoreParts } from './scores.queries.ts';

type Text = Record<Locale, string>;
interface PartWords {
  /** What the points say. */
  text: (parts: StoredScoreParts) => Text;
  /** What would give more of them. */
  advice: Text;
}

const verb = (count: number, one: string, several: string): string => (count === 1 ? one : several);

const instant = (iso: string, locale: Locale): string =>
  DateTime.fromISO(iso, { zone: 'Europe/Berlin' })
    .setLocale(locale === 'de' ? 'de' : 'en-GB')
    .toLocaleString(DateTime.DATETIME_MED);

const words: Record<ScorePartName, PartWords> = {
  freshness: {
    text: ({ confirmedAt }) =>
      confirmedAt === null
        ? { de: 'Der Bestand wurde noch nie bestätigt.', en: 'The stock has never been confirmed.' }
        : {
            de: `Der Bestand wurde zuletzt am ${instant(confirmedAt, 'de')} Uhr bestätigt.`,
            en: `The stock was last confirmed on ${instant(confirmedAt, 'en')}.`,
          },
    advice: {
      de: 'Liefern Sie den Bestand öfter, am besten viertelstündlich, und prüfen Sie fehlgeschlagene Läufe.',
      en: 'Send the stock more often, every quarter of an hour at best, and look at failed runs.',
    },
  },
  rowErrors: {
    text: ({ counts: { rows, rowErrors } }) =>
      rowErrors === 0
        ? { de: `Alle ${rows} Zeilen der letzten Datei waren lesbar.`, en: `All ${rows} rows of the last file could be read.` }
        : {
            de: `${rowErrors} von ${rows} Zeilen der letzten Datei ${verb(rowErrors, 'war', 'waren')} fehlerhaft.`,
            en: `${rowErrors} of ${rows} rows of the last file ${verb(rowErrors, 'was', 'were')} faulty.`,
          },
    advice: {
      de: 'Der letzte Lauf nennt jede fehlerhafte Zeile; berichtigen Sie diese im Warenwirtschaftssystem.',
      en: 'The last run names each faulty row; put them right in your stock system.',
    },
  },
  unmatched: {
    text: ({ counts: { named, unmatched } }) =>
      unmatched === 0
        ? { de: `Alle ${named} Artikel der letzten Datei sind zugeordnet.`, en: `All ${named} articles of the last file are matched.` }
        : {
            de: `${unmatched} von ${named} Artikeln der letzten Datei ${verb(unmatched, 'ist', 'sind')} keinem Produkt zugeordnet.`,
            en: `${unmatched} of ${named} articles of the last file ${verb(unmatched, 'is', 'are')} not matched to a product.`,
          },
    advice: {
      de: 'Ordnen Sie die offenen Artikel zu, oder liefern Sie die PZN mit.',
      en: 'Match the open articles, or send the PZN with them.',
    },
  },
  prices: {
    text: ({ counts: { compared, outliers } }) => {
      if (compared === 0) return { de: 'Es gibt noch keine Preise zum Vergleich.', en: 'There are no prices to compare with yet.' };
      return outliers === 0
        ? { de: `Alle ${compared} vergleichbaren Preise liegen im üblichen Rahmen.`, en: `All ${compared} comparable prices are within the usual range.` }
        : {
            de: `${outliers} von ${compared} vergleichbaren Preisen ${verb(outliers, 'liegt', 'liegen')} weit neben dem, was andere Apotheken verlangen.`,
            en: `${outliers} of ${compared} comparable prices ${verb(outliers, 'is', 'are')} far from what other pharmacies ask.`,
          };
    },
    advice: {
      de: 'Prüfen Sie, ob die Datei den Preis je Gramm oder je Packung nennt und das Komma richtig steht.',
      en: 'Check whether the file gives the price a gram or a pack, and that the decimal sign is right.',
    },
  },
  pickup: {
    text: ({ counts: { soldOut } }) => {
      if (soldOut === 0)
        return { de: 'In 30 Tagen fehlte nichts, was als vorrätig angegeben war.', en: 'In 30 days nothing was missing that was shown as in stock.' };
      return soldOut === 1
        ? {
            de: 'In 30 Tagen fehlte einmal ein Produkt, das als vorrätig angegeben war.',
            en: 'In 30 days a product was missing once that was shown as in stock.',
          }
        : {
            de: `In 30 Tagen fehlte ${soldOut}-mal ein Produkt, das als vorrätig angegeben war.`,
            en: `In 30 days a product was missing ${soldOut} times that was shown as in stock.`,
          };
    },
    advice: {
      de: 'Buchen Sie Abgaben sofort aus, und liefern Sie den Bestand danach neu.',
      en: 'Book out what you dispense at once, and send the stock again afterwards.',
    },
  },
};

/** The sentence of a part, in the reader's language. */
export const scoreText = (part: ScorePartName, parts: StoredScoreParts, locale: Locale): string => words[part].text(parts)[locale];
export const scoreAdvice = (part: ScorePartName, locale: Locale): string => words[part].advice[locale];
