import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../test/render-screen.tsx';
import { i18n } from '../providers/i18n.ts';
import { ApiError } from '../providers/http.ts';
import { Amount } from './amount.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { conflictOf } from './conflict.ts';
import { CountryChoice } from './country-choice.tsx';
import { DeviceLine } from './device-line.tsx';
import { Page, Section } from './page.tsx';
import { Phone } from './phone.tsx';
import { PlainTable } from './plain-table.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { EmptyState, ErrorState, PageSkeleton } from './states.tsx';
import { StatusTag } from './status-tag.tsx';
import { Tiles } from './tiles.tsx';
import { Code, Country, DateTime, Day, EnumText, Facts, Money, Text, YesNo } from './values.tsx';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const languages = [
  {
    language: 'de',
    none: 'keine Angabe',
    dateTime: '21.11.2026, 14:02',
    day: '21.11.2026',
    money: '14,99 €',
    yes: 'Ja',
    country: 'Österreich',
    phone: '030 123456',
    grams: '1.000,5 g',
  },
  {
    language: 'en',
    none: 'no entry',
    dateTime: '21 Nov 2026, 14:02',
    day: '21 Nov 2026',
    money: '€14.99',
    yes: 'Yes',
    country: 'Austria',
    phone: '030 123456',
    grams: '1,000.5 g',
  },
] as const;

describe.each(languages)('Pieces of the back office ($language)', (words) => {
  const { language } = words;
  const t = (key: string, values = {}): string => i18n.t(key, { lng: language, ...values });

  test('a value that is not there is a dash to see and words to hear, in every kind of value', async () => {
    const nothing = [
      <Text key={1} value={null} />,
      <Text key={2} value="" />,
      <DateTime key={3} value={null} />,
      <Day key={4} value={undefined} />,
      <Money key={5} cents={null} />,
      <YesNo key={6} value={null} />,
      <EnumText key={7} type="unit" value={null} />,
      <Code key={8} value={null} />,
      <Country key={9} code={null} />,
      <Amount key={10} quantity={null} unit="g" />,
      <Phone key={11} value={null} />,
      <StatusTag key={12} type="treatment" value={null} />,
    ];
    await renderScreen(<>{nothing}</>, language);
    expect(screen.getAllByText(words.none)).toHaveLength(nothing.length);
    expect(screen.getAllByText('–').every((dash) => dash.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  test('values are written as the language writes them, times in Berlin and readable by programs', async () => {
    await renderScreen(
      <Facts
        items={[
          { label: 'time', value: <DateTime value="2026-11-21T13:02:00.000Z" /> },
          { label: 'day', value: <Day value="2026-11-21" /> },
          { label: 'money', value: <Money cents={1499} /> },
          { label: 'flag', value: <YesNo value /> },
          { label: 'country', value: <Country code="AT" /> },
          { label: 'amount', value: <Amount quantity={1000.5} unit="g" /> },
        ]}
      />,
      language,
    );
    const given = screen.getAllByRole('definition').map(({ textContent }) => plain(textContent));
    expect(given).toEqual([words.dateTime, words.day, words.money, words.yes, words.country, words.grams]);
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-21T13:02:00.000Z');
  });

  test('a German number is grouped as it is dialled here, a foreign one with its country', async () => {
    await renderScreen(
      <>
        <Phone value="+4930123456" />
        <Phone value="+4312345678" />
      </>,
      language,
    );
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), plain(link.textContent)])).toEqual([
      ['tel:+4930123456', words.phone],
      ['tel:+4312345678', '+43 1 2345678'],
    ]);
  });

  test('a page has one heading, names the window and leads back to its list', async () => {
    await renderScreen(
      <Page title="Adler-Apotheke" backTo="pharmacies" actions={<button type="button">edit</button>}>
        <Section title="Adresse">text</Section>
      </Page>,
      language,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Adler-Apotheke');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Adresse');
    expect(document.title).toContain('Adler-Apotheke');
    expect(screen.getByRole('link', { name: t('pharmacies.title') }).getAttribute('href')).toBe('/pharmacies');
  });

  test('loading is said to screen readers', async () => {
    await renderScreen(<PageSkeleton />, language);
    expect(within(screen.getByRole('status')).getByRole('heading').textContent).toBe(t('common.loading'));
  });

  test('nothing found is no error; every other failure is an alert with a support code and another try', async () => {
    let retries = 0;
    await renderScreen(
      <>
        <EmptyState title="none" text="why" action={<button type="button">new</button>} />
        <ErrorState error={new ApiError(404, 'server.notFound', '')} />
        <ErrorState error={new ApiError(500, 'server.internalServerError', '', { requestId: '3F8A91C2' })} onRetry={() => (retries += 1)} />
      </>,
      language,
    );
    screen.getByText(t('common.notFound'));
    const alert = within(screen.getByRole('alert'));
    alert.getByText(t('errors.supportCode', { code: '3F8A91C2' }));
    await userEvent.setup().click(alert.getByRole('button', { name: t('common.retry') }));
    expect(retries).toBe(1);
  });

  test('a table inside a record has a name and can be scrolled by keys; tiles and devices say their values', async () => {
    await renderScreen(
      <>
        <PlainTable label="Fälle">
          <tbody>
            <tr>
              <td>1</td>
            </tr>
          </tbody>
        </PlainTable>
        <Tiles items={[{ label: 'open', value: 3, note: 'since yesterday', tone: 'warn' }]} />
        <DeviceLine device={{ browser: null, system: null, place: null, lastUsedAt: '2026-11-21T13:02:00.000Z' }} />
      </>,
      language,
    );
    expect(screen.getByRole('group', { name: 'Fälle' }).tabIndex).toBe(0);
    expect(screen.getByRole('definition').textContent).toBe('3since yesterday');
    screen.getByText(new RegExp(t('profile.unknownDevice')));
  });

  test('a button that confirms does nothing when it is cancelled, and gives the focus back', async () => {
    let confirmed = 0;
    await renderScreen(
      <ConfirmButton danger means="what it does" onConfirm={() => (confirmed += 1)}>
        Sperren
      </ConfirmButton>,
      language,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Sperren' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sperren' }));
    dialog.getByText('what it does');
    await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(confirmed).toBe(0);
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog', { name: 'Sperren' })).getByRole('button', { name: 'Sperren' }));
    expect(confirmed).toBe(1);
  });

  test('a reason that is too short is refused at its field; a failed attempt keeps the dialog open', async () => {
    const reasons: string[] = [];
    const send = (reason: string): Promise<boolean> => Promise.resolve(reasons.push(reason) > 1);
    await renderScreen(<ReasonDialog icon={null} texts="factorReset" min={5} isBusy={false} onReason={send} />, language);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: t('factorReset.button') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: t('factorReset.reason') });
    await user.type(field, 'abc');
    await user.click(dialog.getByRole('button', { name: t('factorReset.submit') }));
    await dialog.findByText(t('factorReset.reasonNeeded'));
    await user.type(field, 'def');
    for (const times of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: t('factorReset.submit') }));
      await waitFor(() => expect(reasons).toHaveLength(times));
    }
    expect(reasons).toEqual(['abcdef', 'abcdef']);
  });

  test('a conflict shows the fields that both changed: before, theirs and yours, and asks for each', async () => {
    const base = { name: 'Alt', city: 'Berlin', isListed: true, takes: ['flower'], version: 3 };
    const current = { ...base, name: 'Neu', isListed: false, version: 4 };
    const yours = { name: 'Mein', city: 'Ulm', isListed: false };
    const given = conflictOf(new ApiError(409, 'server.conflict', '', { base, current, yours }));
    expect(given).toEqual({ base, current, yours });
    expect(conflictOf(new ApiError(409, 'product.inUse', '', { current }))).toBeUndefined();
    const pressed: unknown[] = [];
    await renderScreen(
      <ConflictDialog
        resource="vaporizers"
        conflict={given!}
        onCancel={() => pressed.push('cancel')}
        onTakeStored={() => pressed.push('stored')}
        onSave={(theirs) => pressed.push(theirs)}
      />,
      language,
    );
    const dialog = within(await screen.findByRole('dialog', { name: t('conflict.title') }));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      `${t('conflict.field')}${t('conflict.base')}${t('conflict.stored')}${t('conflict.mine')}`,
      `${t('vaporizers.name')}AltNeuMein`,
    ]);
    const user = userEvent.setup();
    await user.click(dialog.getByRole('button', { name: t('conflict.keepMine') }));
    await user.click(dialog.getByRole('radio', { name: 'Neu' }));
    for (const name of ['conflict.saveChoice', 'conflict.takeStored', 'conflict.back']) await user.click(dialog.getByRole('button', { name: t(name) }));
    expect(pressed).toEqual([[], ['name'], 'stored', 'cancel']);
  });

  test('a country is found by typing its name', async () => {
    const chosen: string[] = [];
    await renderScreen(<CountryChoice aria-label="country" onChange={(code: string) => void chosen.push(code)} />, language);
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox', { name: 'country' }), words.country.slice(0, 5));
    await user.click(await screen.findByText(words.country, { selector: '.ant-select-item-option-content' }));
    expect(chosen).toEqual(['AT']);
  });
});
