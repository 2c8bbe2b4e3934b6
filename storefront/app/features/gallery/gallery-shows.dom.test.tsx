import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CardShow, FoldShow, StateShow, TableShow, TagShow, WayShow } from './gallery-shows.tsx';
import { EmptyTableShow, FailureShow, TrailShow } from './gallery-ways.tsx';

const languages = [
  {
    locale: 'de',
    retry: 'Erneut versuchen',
    failed: 'Das hat nicht geklappt',
    notLost: /Ihre Angaben sind nicht verloren/,
    support: /Support-Code 3F8A91C2/,
    loading: 'Wird geladen',
    money: '6,49 €',
    close: 'Schließen',
    pages: 'Seiten',
    of: '25–48 von 600',
    none: '0–0 von 0',
    step: 'Schritt 2 von 3',
    minutes: 'noch etwa 4 Minuten',
    unknown: 'k. A.',
    wait: [/in etwa 4 Minuten möglich/, /in etwa 2 Stunden möglich/],
    market: '/market',
  },
  {
    locale: 'en',
    retry: 'Try again',
    failed: 'That did not work',
    notLost: /Your details are not lost/,
    support: /Support code 3F8A91C2/,
    loading: 'Loading',
    money: '€6.49',
    close: 'Close',
    pages: 'Pages',
    of: '25–48 of 600',
    none: '0–0 of 0',
    step: 'Step 2 of 3',
    minutes: 'about 4 minutes left',
    unknown: 'n/a',
    wait: [/again in about 4 minutes/, /again in about 2 hours/],
    market: '/en/market',
  },
] as const;

/** Numbers and their units stand apart by spaces that do not break. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(languages)('The gallery in $locale', (words) => {
  const { locale } = words;

  test('an empty state says why in a heading and offers what to do', () => {
    const { t } = renderScreen(<StateShow />, { locale, ns: 'gallery' });
    screen.getByRole('heading', { name: t('empty') });
    screen.getByText(t('emptyText'));
    expect(screen.getByRole('button', { name: t('primary') })).toHaveProperty('disabled', false);
  });

  test('an error is an alert with words, a support code and another try', () => {
    renderScreen(<StateShow />, { locale });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading').textContent).toBe(words.failed);
    alert.getByText(words.notLost);
    alert.getByText(words.support);
    expect(alert.getByRole('button', { name: words.retry })).toHaveProperty('disabled', false);
  });

  test('what is loading says so to screen readers, and its grey lines do not', () => {
    renderScreen(<StateShow />, { locale });
    const waiting = screen.getAllByRole('status');
    expect(waiting.map(({ textContent }) => textContent)).toEqual([words.loading, words.loading]);
    expect(waiting[0]?.querySelectorAll('[aria-hidden=true]')).toHaveLength(5);
  });

  test('tags and notices carry their words, never a colour alone', () => {
    const { t } = renderScreen(<TagShow />, { locale, ns: 'gallery' });
    expect(screen.getAllByText(t('now'))).toHaveLength(6);
    expect(screen.getAllByText(t('notice'))).toHaveLength(4);
    expect(screen.getAllByText(t('noticeText'))).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('cards are regions with names; facts pair a term with its value', () => {
    const { t } = renderScreen(<CardShow />, { locale, ns: 'gallery' });
    const card = within(screen.getByRole('region', { name: 'next' }));
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([t('columnName'), t('columnPrice')]);
    expect(card.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual(['Adler-Apotheke', locale === 'de' ? '14,99 €' : '€14.99']);
  });

  test('a full table has a caption, a heading for each column and prices as the language writes them', () => {
    const { t } = renderScreen(<TableShow />, { locale, ns: 'gallery' });
    const table = within(screen.getByRole('table', { name: t('section.table') }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([t('columnName'), t('columnCity'), t('columnPrice')]);
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(plain(table.getAllByRole('row')[1]?.textContent ?? null)).toContain(words.money);
  });

  test('an empty table keeps its headings', () => {
    const { t } = renderScreen(<EmptyTableShow />, { locale, ns: 'gallery' });
    expect(screen.getAllByRole('row')).toHaveLength(1);
    screen.getByRole('columnheader', { name: t('columnName') });
  });

  test('pages: a middle one leads both ways, the first only on, the last only back, none nowhere', () => {
    renderScreen(<TrailShow />, { locale });
    const pages = screen.getAllByRole('navigation', { name: words.pages });
    const ways = pages.map((page) =>
      within(page)
        .queryAllByRole('link')
        .map((link) => [link.getAttribute('rel'), new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('page')]),
    );
    expect(ways).toEqual([
      [['next', '2']],
      [
        ['prev', null],
        ['next', '3'],
      ],
      [['prev', '24']],
      [],
    ]);
    expect(pages[1]?.textContent).toContain(words.of);
    expect(pages[3]?.textContent).toContain(words.none);
  });

  test('the trail and links stay in the language; the last step is the page itself', () => {
    const { t } = renderScreen(<TrailShow />, { locale, ns: 'gallery' });
    const here = screen.getByText('Adler-Apotheke');
    expect([here.tagName, here.getAttribute('aria-current')]).toEqual(['SPAN', 'page']);
    const [link, button] = screen.getAllByRole('link', { name: t('secondary') });
    expect([link?.getAttribute('href'), link?.getAttribute('aria-current')]).toEqual([words.market, 'page']);
    expect(button?.getAttribute('href')).toBe(words.market);
  });

  test('the steps say where one is and how long it takes; past ones can be opened, coming ones not', () => {
    const { t } = renderScreen(<WayShow />, { locale, ns: 'gallery' });
    const steps = within(screen.getByRole('navigation', { name: t('section.steps') }));
    expect(steps.getByRole('progressbar', { name: words.step })).toHaveProperty('value', 2);
    steps.getByText(words.minutes);
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t('past')]);
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  test('the timeline names time and person, and marks what is now', () => {
    const { t } = renderScreen(<WayShow />, { locale, ns: 'gallery' });
    const [past, now, future] = within(screen.getByRole('list', { name: t('section.timeline') })).getAllByRole('listitem');
    expect(past?.querySelector('time')?.dateTime).toBe('2026-11-24T13:00:00.000Z');
    expect(past?.textContent).toMatch(/14:00/);
    expect([now?.getAttribute('aria-current'), now?.textContent]).toEqual(['step', `${t('now')}Dr. Anna Linde`]);
    expect(future?.textContent).toBe(t('future'));
  });

  test('bars say their values in words and where nothing is known', () => {
    renderScreen(<WayShow />, { locale });
    expect(screen.getAllByText(words.unknown)).toHaveLength(2);
    expect(plain(screen.getByText(/^< /).textContent)).toBe(locale === 'de' ? '< 1 %' : '< 1%');
  });

  test('failures: none is silent, ours has a support code, too many tries say how long to wait and have none', () => {
    const { t } = renderScreen(<FailureShow />, { locale, ns: 'gallery' });
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(alerts).toHaveLength(3);
    expect(alerts[0]).toMatch(words.support);
    for (const [index, wait] of words.wait.entries()) {
      expect(alerts[index + 1]).toMatch(wait);
      expect(alerts[index + 1]).toContain(t('tooMany'));
      expect(alerts[index + 1]).not.toMatch(/77AA0000/);
    }
  });

  test('tabs are moved by arrow keys and show one panel at a time', async () => {
    const { t } = renderScreen(<FoldShow />, { locale, ns: 'gallery' });
    const user = userEvent.setup();
    const [first, second] = screen.getAllByRole('tab');
    await user.click(first!);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').textContent).toBe(t('noticeText'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(first);
  });

  test('a dialog has its heading for a name, holds its text and closes by its cross', async () => {
    const { t } = renderScreen(<FoldShow />, { locale, ns: 'gallery' });
    const user = userEvent.setup();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('open') }));
    const dialog = within(screen.getByRole('dialog', { name: t('dialogTitle') }));
    dialog.getByText(t('dialogText'));
    await user.click(dialog.getByRole('button', { name: words.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
