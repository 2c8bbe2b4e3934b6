import type { ReactNode } from 'react';
import { Scripts } from 'react-router';

const id = 'late-scripts';
/** Milliseconds from the first frame until it is surely seen. */
const paintWithin = 300;

/**
 * Runs while the page is read. React Router's data belongs to the page and is there at once; its modules, and the links that fetch them and
 * the texts early, come when the browser says that it has painted: begun with the first frame, they are fetched before it is seen. Browsers that tell
 * pages nothing about their paints get them a moment after the first frame. A page in the background paints nothing and starts at once.
 */
const start = `(() => {
  const held = new DOMParser().parseFromString(document.getElementById('${id}').textContent, 'text/html');
  const insert = (element) => {
    const copy = document.createElement(element.localName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    copy.textContent = element.textContent;
    document.head.append(copy);
  };
  held.querySelectorAll('script:not([type])').forEach(insert);
  const load = () => held.querySelectorAll('link, script[type]').forEach((element) => (insert(element), element.remove()));
  if (document.hidden) return load();
  requestAnimationFrame(() => setTimeout(load, ${String(paintWithin)}));
  new PerformanceObserver((_entries, observer) => (observer.disconnect(), load())).observe({ type: 'paint', buffered: true });
})();`;

interface Props {
  nonce: string;
  /** Files of texts that the page's script reads first. */
  texts: readonly string[];
  /** What else can wait for the first paint. */
  children?: ReactNode;
}

/**
 * The page's scripts behind its first paint, so that a slow network brings what can be read first (decision 0062): browsers treat what stands in
 * `<noscript>` as text, and React leaves it alone when it hydrates. React Router preloads its modules as urgently as styles and has no setting for it.
 */
export const LateScripts = ({ nonce, texts, children }: Props) => (
  <>
    <noscript id={id}>
      {texts.map((href) => (
        <link key={href} rel="preload" as="fetch" type="application/json" href={href} crossOrigin="anonymous" />
      ))}
      <Scripts nonce={nonce} />
      {children}
    </noscript>
    <script nonce={nonce} suppressHydrationWarning>
      {start}
    </script>
  </>
);
