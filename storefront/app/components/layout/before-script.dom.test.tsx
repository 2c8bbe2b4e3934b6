import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ButtonShow, ChoiceShow, FieldShow } from '../../features/gallery/gallery-inputs.tsx';
import { FoldShow, StateShow } from '../../features/gallery/gallery-shows.tsx';
import { FormShow } from '../../features/gallery/gallery-ways.tsx';
import { createServerI18n } from '../../lib/i18n/create.server.ts';
import { ScriptedForm } from '../ui/scripted-form.tsx';
import { SiteFooter } from './site-footer.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The page as the server sends it, before its script runs. */
const sent = (part: ReactElement): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <I18nextProvider i18n={createServerI18n('de')}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
    </I18nextProvider>,
  );
  return page;
};

const parts: [string, number, ReactElement][] = [
  ['buttons', 6, <ButtonShow key="buttons" />],
  ['tabs and what opens a dialog', 3, <FoldShow key="fold" />],
  ['another try and what an empty list offers', 2, <StateShow key="states" />],
  ['a form’s own button', 1, <FormShow key="form" />],
  ['the settings of cookies', 1, <SiteFooter key="footer" isSignedIn={false} />],
  ['light or dark', 1, <ThemeSwitch key="theme" initial={undefined} />],
  ['choices in a form', 0, <ScriptedForm key="choices" onSubmit={() => undefined} children={<ChoiceShow />} />],
  ['the eye of a password in a form', 1, <ScriptedForm key="fields" onSubmit={() => undefined} children={<FieldShow />} />],
];

test.each(parts)('before the page’s script runs, nothing that needs it can be pressed: %s', (_name, count, part) => {
  const buttons = [...sent(part).querySelectorAll('button')];
  expect(buttons).toHaveLength(count);
  expect(buttons.filter((button) => !button.matches(':disabled'))).toEqual([]);
});
