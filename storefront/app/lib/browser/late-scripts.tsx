import { Scripts } from 'react-router';

const id = 'late-scripts';

/**
 * Runs while the page is read. React Router's data belongs to the page and is there at once; its modules, and the links that fetch them and
 * the texts early, come after the first paint. A page in the background paints nothing and starts at once.
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
  const load = () => held.querySelectorAll('link, script[type]').forEach(insert);
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
})();`;

interface Props {
  nonce: string;
  /** Files of texts that the page's script reads first. */
  texts: readonly string[];
}

/**
 * The page's scripts behind its first paint, so that a slow network brings what can be read first (decision 0062): browsers treat what stands in
 * `<noscript>` as text, and React leaves it alone when it hydrates. React Router preloads its modules as urgently as styles and has no setting for it.
 */
export const LateScripts = ({ nonce, texts }: Props) => (
  <>
    <noscript id={id}>
      {texts.map((href) => (
        <link key={href} rel="preload" as="fetch" type="application/json" href={href} crossOrigin="anonymous" />
      ))}
      <Scripts nonce={nonce} />
    </noscript>
    <script nonce={nonce} suppressHydrationWarning>
      {start}
    </script>
  </>
);
