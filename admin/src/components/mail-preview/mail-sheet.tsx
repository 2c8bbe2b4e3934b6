import { useEffect, useRef } from 'react';

/**
 * A mail as a mail program shows it. Its styles are inline, and our page's policy lets no inline style in from text: each is set by script.
 * The mail stands in a shadow root, so that neither's styles reach the other.
 */
export const MailSheet = ({ html, label, isDark }: { html: string; label: string; isDark: boolean }) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (current === null) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    // The head has a style element for dark mail programs, which the browser would refuse with a message as soon as it is parsed.
    const content = html.replace(/<head>.*<\/head>/s, '').replaceAll(' style="', ' data-style="');
    const { body } = new DOMParser().parseFromString(content, 'text/html');
    const sheet = document.createElement('div');
    sheet.append(...body.childNodes);
    for (const node of sheet.querySelectorAll<HTMLElement>('[data-style]')) node.style.cssText = node.dataset['style'] ?? '';
    for (const link of sheet.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noreferrer';
    }
    root.replaceChildren(sheet);
  }, [html]);
  return <div ref={host} className={isDark ? 'mail-sheet is-dark' : 'mail-sheet'} role="document" aria-label={label} tabIndex={0} />;
};
