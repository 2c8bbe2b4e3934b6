import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createContext, use, useContext } from 'react';
import type { ClientTexts } from './create.client.ts';

const Texts = createContext<ClientTexts | undefined>(undefined);

interface Props {
  i18n: i18n;
  children: ReactNode;
}

/** What browsers run in place of react-i18next: with one language a page and texts that never change, little of it is left. */
export const I18nextProvider = ({ i18n, children }: Props) => <Texts value={i18n as unknown as ClientTexts}>{children}</Texts>;

/** Waits for texts that are still on their way; they are never on the way twice. */
export const useTranslation = (namespace?: string | string[]) => {
  const texts = useContext(Texts);
  if (!texts) throw new Error('Texts are read below an I18nextProvider');
  const wanted = namespace === undefined ? [] : [namespace].flat();
  // All are asked for before the first is waited for.
  for (const coming of wanted.map((name) => texts.comingOf(name))) if (coming) use(coming);
  return { t: texts.fixed(wanted[0]), i18n: texts };
};
