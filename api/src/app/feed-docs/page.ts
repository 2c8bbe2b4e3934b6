import { errors, type Locale } from '@blattwerk/contract/errors';
import { rowProblems, runProblems } from '@blattwerk/contract/stock-feeds/problems';
import { refusalsOf } from '../error-responses.ts';
import { addressOf, feedCalls, headerWords, statusOf, type FeedCall } from './operations.ts';
import { style } from './style.ts';
import { pageWords } from './words.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const table = (label: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide" tabindex="0" role="region" aria-label="${escaped(label)}"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
const code = (text: string): string => `<code>${escaped(text)}</code>`;
const block = (text: string): string => `<pre tabindex="0">${escaped(text)}</pre>`;

const filled = (text: string): string => text.replaceAll('{pharmacySlug}', 'linden-apotheke').replaceAll('{pzn}', '99900708');

/** The call as a user would type it. */
const curlOf = (call: FeedCall, origin: string): string =>
  ['curl', `-H 'Authorization: Bearer bwf_…'`, ...(call.page.curl ? [filled(call.page.curl)] : []), `'${origin}${filled(addressOf(call))}'`].join(' \\\n  ');

const idOf = ({ operation }: FeedCall): string => operation.id.replace('.', '-');

const section = (call: FeedCall, origin: string, locale: Locale): string => {
  const { operation, page } = call;
  const words = pageWords[locale];
  const refusals = [...refusalsOf(operation)].flatMap(([status, codes]) => codes.map((one) => [String(status), code(one), escaped(errors[one][locale])]));
  const headers = (page.headers ?? []).map((name) => `${code(name)}: ${escaped(headerWords[name][locale])}`);
  return `<section id="${idOf(call)}"><h2>${escaped(page[locale].title)}</h2>
<p class="call"><b>${operation.method.toUpperCase()}</b> ${code(addressOf(call))}</p>
<p>${escaped(page[locale].text)}</p>
${headers.length > 0 ? `<h3>${words.headers}</h3>${list(headers)}` : ''}
<h3>${words.example}</h3>${block(curlOf(call, origin))}
<h3>${words.answer} <span class="quiet">${statusOf(call)}</span></h3>${block(JSON.stringify(page.answer, null, 2))}
<h3>${words.refusals}</h3>${table(`${words.refusals}: ${page[locale].title}`, [words.status, words.code, words.meaning], refusals)}</section>`;
};

const problems = (label: string, catalogue: Record<string, Record<Locale, string>>, locale: Locale): string =>
  table(
    label,
    [pageWords[locale].code, pageWords[locale].meaning],
    Object.entries(catalogue).map(([name, text]) => [code(name), escaped(text[locale])]),
  );

/** The push interface on one page: no script, nothing from elsewhere. */
export const feedPage = ({ locale, nonce, origin }: { locale: Locale; nonce: string; origin: string }): string => {
  const words = pageWords[locale];
  const other = locale === 'de' ? 'en' : 'de';
  const contents = [
    ...feedCalls.map((call) => ({ id: idOf(call), title: call.page[locale].title })),
    { id: 'rows', title: words.rowTitle },
    { id: 'runs', title: words.runTitle },
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title} · Blattwerk</title><link rel="icon" href="/favicon.svg"><style nonce="${nonce}">${style}</style></head><body>
<header><p class="brand">Blattwerk</p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${words.other}</a></header>
<main><h1>${words.title}</h1><p class="lead">${escaped(words.intro)}</p>
<p>${words.download}: <a href="/api/docs/feeds.yaml?lang=${locale}">YAML</a>, <a href="/api/docs/feeds.json?lang=${locale}">JSON</a></p>
<nav aria-label="${words.contents}">${list(contents.map(({ id, title }) => `<a href="#${id}">${escaped(title)}</a>`))}</nav>
<section><h2>${words.keyTitle}</h2><p>${escaped(words.keyText)}</p></section>
<section><h2>${words.limitsTitle}</h2>${list(words.limits.map(escaped))}</section>
${feedCalls.map((call) => section(call, origin, locale)).join('\n')}
<section id="rows"><h2>${words.rowTitle}</h2><p>${words.rowIntro}</p>${problems(words.rowTitle, rowProblems, locale)}</section>
<section id="runs"><h2>${words.runTitle}</h2><p>${words.runIntro}</p>${problems(words.runTitle, runProblems, locale)}</section>
</main></body></html>`;
};
