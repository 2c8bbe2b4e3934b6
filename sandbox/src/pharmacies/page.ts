import { html, type Html } from '../pages/html.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { formats } from './formats.ts';

const delimiters: Record<string, string> = { ';': 'semicolon', ',': 'comma', '\t': 'tab' };

/** A dialect in a few words. */
export function describeDialect(dialect: Dialect): string {
  const parts = [
    delimiters[dialect.delimiter]!,
    dialect.decimal === ',' ? 'decimal comma' : 'decimal point',
    dialect.encoding,
    dialect.isPacks && 'by pack',
    dialect.title && 'title line',
    dialect.totalLabel && 'total line',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The feeds that were asked for, and some examples. */
export function pharmaciesPage(slugs: string[], login: { user: string; password: string }): Html {
  return html`<h1>Pharmacies' stock feeds</h1>
    <p>
      Any name works: <code>/pharmacies/&lt;slug&gt;/stock.csv</code>. A slug always writes in the same dialect and keeps its range; quantities change every few
      minutes.
    </p>
    <p>Slugs that end in <code>-secured</code> ask for a login: <code>${login.user}</code> and <code>${login.password}</code>.</p>
    <div class="card scroll">
      <table>
        <thead>
          <tr>
            <th>Pharmacy</th>
            <th>Feeds</th>
            <th>Dialect of its CSV</th>
          </tr>
        </thead>
        <tbody>
          ${slugs.map(
            (slug) =>
              html`<tr>
                <td>${slug}</td>
                <td>${formats.map((format) => html`<a href="/pharmacies/${slug}/stock.${format}">${format}</a> `)}</td>
                <td class="muted">${describeDialect(dialectOf(slug))}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
