import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterFormId } from './catalog-toolbar.tsx';
import type { Section } from './catalog-query.ts';
import { readAddress, searchOf } from './catalog-query.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isNamed = (control: Element): control is Control => (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '';

const isOther = (control: Control): boolean => {
  // Only a list that the server sent says which of its options it chose.
  if (control instanceof HTMLSelectElement) return [...control.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  return control.type === 'checkbox' ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};

/** What is chosen before the page's script begins counts: the controls hold it beside what the server sent, and the address follows once it can. */
export const useEarlyPresses = (section: Section | undefined): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRead = useRef(false);
  useEffect(() => {
    const form = document.getElementById(filterFormId);
    if (isRead.current || !(form instanceof HTMLFormElement)) return;
    isRead.current = true;
    const pressed = [...form.elements].filter(isNamed).filter(isOther);
    if (pressed.length === 0) return;
    const wanted = new URLSearchParams(search);
    for (const control of pressed) {
      const isBox = control.type === 'checkbox';
      wanted.delete(control.name, ...(isBox ? [control.value] : []));
      if (!isBox || (control as HTMLInputElement).checked) wanted.append(control.name, control.value);
    }
    wanted.delete('page');
    void navigate(pathname + searchOf(readAddress(wanted, section)), { preventScrollReset: true });
  });
};
