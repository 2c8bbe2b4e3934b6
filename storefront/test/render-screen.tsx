import type { Locale } from '@blattwerk/contract/errors';
import { render, type RenderResult } from '@testing-library/react';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createServerI18n } from '../app/lib/i18n/create.server.ts';
import { localePath } from '../app/lib/i18n/locale.ts';

export interface Screen extends RenderResult {
  /** The texts of the namespace that was asked for. */
  t: TFunction;
}

/** Renders a part of a page in one language, with the texts and the router that a page has. */
export const renderScreen = (part: ReactElement, { locale, ns = 'common', at = '/gallery' }: { locale: Locale; ns?: string; at?: string }): Screen => {
  const i18n = createServerI18n(locale);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [localePath(locale, at)] });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { ...view, t: i18n.getFixedT(locale, ns) };
};
