import { html, type Html } from '../pages/html.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { formats } from './formats.ts';
import { hostFingerprint, login, token } from './logins.ts';

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
export function pharmaciesPage(slugs: string[], sftpPort: number): Html {
  return html`<h1>Pharmacies' stock feeds</h1>
    <p>
      Any name works: <code>/pharmacies/&lt;slug&gt;/stock.csv</code>. A slug always writes in the same dialect and keeps its range; quantities change every few
      minutes.
    </p>
    <p>
      Slugs that end in <code>-secured</code> ask for a login: <code>${login.user}</code> and <code>${login.password}</code>; those that end in
      <code>-token</code> for the token <code>${token}</code>.
    </p>
    <p>
      The same files by SFTP: <code>sftp://localhost:${sftpPort}/&lt;slug&gt;/stock.csv</code>, or the newest of the last three as
      <code>/&lt;slug&gt;/bestand-*.csv</code>, with the same login or with <a href="/pharmacies/sftp-key.pem">this key</a>. The server's key is
      <code>${hostFingerprint}</code>.
    </p>
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
