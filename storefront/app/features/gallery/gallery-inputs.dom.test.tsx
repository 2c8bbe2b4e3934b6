import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ButtonShow, ChoiceShow, FieldShow, SignatureShow } from './gallery-inputs.tsx';
import { FormShow } from './gallery-ways.tsx';

const languages = [
  {
    locale: 'de',
    optional: '(freiwillig)',
    show: 'Anzeigen',
    hide: 'Verbergen',
    digit: /eine Ziffer/,
    met: /erfüllt/,
    scale: '7 von 10',
    day: 'Tag',
    year: 'Jahr',
  },
  { locale: 'en', optional: '(optional)', show: 'Show', hide: 'Hide', digit: /a digit/, met: /met$/, scale: '7 out of 10', day: 'Day', year: 'Year' },
] as const;

/** What a screen reader says of a field beside its name. */
const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe.each(languages)('The gallery’s inputs in $locale', (words) => {
  const { locale } = words;

  test('a busy button keeps its name and its focus, and does not send', async () => {
    const { t } = renderScreen(<ButtonShow />, { locale, ns: 'gallery' });
    const busy = screen.getByRole('button', { name: t('busy') });
    await userEvent.click(busy);
    expect([busy.getAttribute('aria-busy'), busy.getAttribute('aria-disabled'), busy.getAttribute('type')]).toEqual(['true', 'true', 'button']);
    expect(document.activeElement).toBe(busy);
    expect(screen.getAllByRole('button')).toHaveLength(6);
  });

  test('a field has its label for a name, its help and its fault for a description', () => {
    const { t } = renderScreen(<FieldShow />, { locale, ns: 'gallery' });
    const [plain, wrong] = screen.getAllByRole('textbox', { name: t('name') });
    expect([plain?.getAttribute('aria-invalid'), descriptionOf(plain!)]).toEqual([null, t('help')]);
    expect([wrong?.getAttribute('aria-invalid'), descriptionOf(wrong!)]).toEqual(['true', t('wrong')]);
    const text = screen.getByRole('textbox', { name: `${t('text')} ${words.optional}` });
    expect([text.tagName, text.getAttribute('aria-required')]).toEqual(['TEXTAREA', null]);
    expect(within(screen.getByRole('combobox', { name: t('select') })).getAllByRole('option')).toHaveLength(2);
  });

  test('the rules of a password tick themselves off, and the text can be shown', async () => {
    const { t } = renderScreen(<FieldShow />, { locale, ns: 'gallery' });
    const rule = () => screen.getAllByRole('listitem').find(({ textContent }) => words.digit.test(textContent ?? ''));
    expect(rule()?.dataset['met']).toBe('false');
    const password = screen.getByLabelText(t('password'));
    await userEvent.type(password, 'abc1');
    expect(rule()?.dataset['met']).toBe('true');
    expect(rule()?.textContent).toMatch(words.met);
    expect(password.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: words.show }));
    expect(password.getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: words.hide }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a date is three fields in one group that take digits only', async () => {
    const { t } = renderScreen(<FieldShow />, { locale, ns: 'gallery' });
    const date = within(screen.getByRole('group', { name: t('date') }));
    const day = date.getByRole('textbox', { name: words.day });
    expect(date.getByRole('textbox', { name: words.year })).toHaveProperty('value', '1988');
    await userEvent.clear(day);
    await userEvent.type(day, '3x');
    expect(day).toHaveProperty('value', '3');
  });

  test('cards choose one answer or several, by mouse and by keyboard', async () => {
    const { t } = renderScreen(<ChoiceShow />, { locale, ns: 'gallery' });
    const user = userEvent.setup();
    const [one, wrong] = screen.getAllByRole('group', { name: t('radio') });
    await user.click(within(one!).getByRole('radio', { name: new RegExp(`^${t('radioA')}`) }));
    await user.keyboard('{ArrowDown}');
    expect(within(one!).getByRole('radio', { name: new RegExp(`^${t('radioB')}`) })).toHaveProperty('checked', true);
    expect(descriptionOf(wrong!)).toBe(t('wrong'));
    const several = screen.getAllByRole('checkbox').slice(0, 2);
    await user.click(several[1]!);
    expect(several.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
    await user.click(several[0]!);
    expect(several.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
  });

  test('a scale says each level in words, and a box that is asked for says what is wrong', async () => {
    const { t } = renderScreen(<ChoiceShow />, { locale, ns: 'gallery' });
    const level = screen.getByRole('radio', { name: words.scale });
    await userEvent.click(level);
    expect(level).toHaveProperty('checked', true);
    const [plain, wrong] = screen.getAllByRole('checkbox', { name: t('agree') });
    expect([plain, wrong].map((box) => descriptionOf(box!))).toEqual(['', t('wrong')]);
  });

  test('a signature can be typed or drawn', () => {
    renderScreen(<SignatureShow />, { locale });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('a form sent by Enter names what is missing, and takes what was typed', async () => {
    const { t } = renderScreen(<FormShow />, { locale, ns: 'gallery' });
    const user = userEvent.setup();
    const code = screen.getByRole('textbox', { name: t('code') });
    expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
    await user.click(code);
    await user.keyboard('{Enter}');
    expect(descriptionOf(code)).toBe(t('wrong'));
    await user.type(code, '482913{Enter}');
    expect(descriptionOf(code)).toBe('');
    expect(screen.getByRole('status').textContent).toBe(t('sent', { code: '482913' }));
  });
});
