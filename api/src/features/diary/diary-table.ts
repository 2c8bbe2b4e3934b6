import type { DiaryEntry, DiaryQuery } from '@blattwerk/contract/diary/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { neutralName } from '../../locales/file-names.ts';
import { formatNumber } from '../../locales/format.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { spreadsheet } from '../../kernel/spreadsheet.ts';
import { daysAsked } from './diary-days.ts';
import { presentEntry } from './diary.presenter.ts';
import { entriesOf } from './diary.queries.ts';

const heads = {
  de: ['Tag', 'Mittel', 'Dosis', 'Einheit', 'Wirkung (1–10)', 'Nebenwirkungen', 'Notiz'],
  en: ['Day', 'Medicine', 'Dose', 'Unit', 'Effect (1–10)', 'Side effects', 'Note'],
} as const satisfies Record<Locale, readonly string[]>;

const words = {
  de: {
    unit: { g: 'g', mg: 'mg', ml: 'ml', drop: 'Tropfen', puff: 'Züge', piece: 'Stück' },
    sideEffect: { skin_irritation: 'Hautreizung', dizziness: 'Schwindel', sedation: 'Müdigkeit', dry_mouth: 'Trockener Mund', nausea: 'Übelkeit' },
  },
  en: {
    unit: { g: 'g', mg: 'mg', ml: 'ml', drop: 'drops', puff: 'puffs', piece: 'pieces' },
    sideEffect: { skin_irritation: 'skin irritation', dizziness: 'dizziness', sedation: 'tiredness', dry_mouth: 'dry mouth', nausea: 'nausea' },
  },
} as const satisfies Record<Locale, object>;

/** Pure. */
export const entryCells = (entry: DiaryEntry, locale: Locale): string[] => [
  entry.on,
  entry.medicineName ?? '',
  formatNumber(entry.dose.amount, locale),
  words[locale].unit[entry.dose.unit],
  String(entry.effect),
  entry.sideEffects.map((one) => words[locale].sideEffect[one]).join(', '),
  entry.note ?? '',
];

/** The own entries as a file for spreadsheets, the oldest first. */
export const exportDiary = async (ctx: Ctx<Member>, query: DiaryQuery): Promise<{ bytes: Buffer; filename: string; contentType: string }> => {
  const days = daysAsked(query, ctx.clock.now());
  const rows = (await entriesOf(ctx, ctx.actor.id, days)).toReversed().map((row) => entryCells(presentEntry(row), ctx.locale));
  return { bytes: Buffer.from(spreadsheet(heads[ctx.locale], rows)), filename: neutralName(days.to, 'csv'), contentType: 'text/csv; charset=utf-8' };
};
