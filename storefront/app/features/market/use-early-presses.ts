import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterFormId } from './catalog-toolbar.tsx';
import type { Section } from './catalog-query.ts';
import { readAddress, searchOf } from './catalog-query.ts';

const isOther = (control: HTMLInputElement): boolean =>
  control.type === 'checkbox' ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

/** What is chosen before the page's script begins counts: the controls hold it beside what the server sent, and the address follows once it can. */
export const useEarlyPresses = (section: Section | undefined): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRead = useRef(false);
  useEffect(() => {
    const form = document.getElementById(filterFormId);
    if (isRead.current || !(form instanceof HTMLFormElement)) return;
    isRead.current = true;
    const pressed = [...form.elements].filter(
      (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name !== '' && isOther(control),
    );
    if (pressed.length === 0) return;
    const wanted = new URLSearchParams(search);
    for (const { type, name, value, checked } of pressed) {
      wanted.delete(name, ...(type === 'checkbox' ? [value] : []));
      if (type !== 'checkbox' || checked) wanted.append(name, value);
    }
    wanted.delete('page');
    void navigate(pathname + searchOf(readAddress(wanted, section)), { preventScrollReset: true });
  });
};
