import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router';
import { changeLanguage, i18n, type Language } from '../src/providers/i18n.ts';
import { ThemeProvider } from '../src/theme/theme-provider.tsx';
import { WithoutStyles } from './without-styles.tsx';

/** Renders a part of a screen in one language, with the texts, the theme and the router that a screen has. */
export const renderScreen = async (part: ReactElement, language: Language): Promise<RenderResult> => {
  await changeLanguage(language);
  return render(
    <I18nextProvider i18n={i18n}>
      <WithoutStyles>
        <ThemeProvider>
          <MemoryRouter initialEntries={['/gallery']}>
            <Routes>
              <Route path="/gallery/*" element={part} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </MemoryRouter>
        </ThemeProvider>
      </WithoutStyles>
    </I18nextProvider>,
  );
};
