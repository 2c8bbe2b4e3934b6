import { escapeHtml, html, Html } from '../pages/html.ts';
import type { StoredMail } from './mailbox.ts';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

const when = (mail: StoredMail): Html => html`<time datetime="${mail.at}">${clock.format(new Date(mail.at))}</time>`;

/** The list of all mail, newest first. */
export function mailListPage(mails: StoredMail[], search: string): Html {
  const empty = search ? `No mail matches "${search}".` : 'Mail that the platform sends appears here. Nothing leaves this machine.';
  const shown = mails.slice(0, 200);
  return html`<h1>Mailbox</h1>
    <form class="search" role="search" action="/mail">
      <input name="q" type="search" value="${search}" placeholder="Address or subject" aria-label="Address or subject" /> <button type="submit">Search</button>
    </form>
    ${mails.length === 0 && html`<p class="muted">${empty}</p>`}
    ${mails.length > shown.length && html`<p class="muted">The newest ${shown.length} of ${mails.length} mails.</p>`}
    <ul class="mails">
      ${shown.map(
        (mail) =>
          html`<li>
            <a href="/mail/${mail.id}"
              ><span class="top muted small"><span>${mail.to}</span>${when(mail)}</span><span class="subject">${mail.subject || '(no subject)'}</span></a
            >
          </li>`,
      )}
    </ul>`;
}

/** Addresses in plain text become links. */
function linkify(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/g);
  const linked = parts.map((part, index) =>
    index % 2 === 1 ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
  );
  return new Html(linked.join(''));
}

function formatSize(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** One mail: the HTML in a frame without rights, or the text. */
export function mailPage(mail: StoredMail, shows: 'html' | 'text'): Html {
  const body =
    shows === 'html'
      ? html`<iframe class="mail" title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${mail.id}/body"></iframe>`
      : html`<pre class="mail">${linkify(mail.text)}</pre>`;
  const other =
    shows === 'html' ? html`<a href="/mail/${mail.id}?view=text">Text view</a>` : mail.html && html`<a href="/mail/${mail.id}?view=html">HTML view</a>`;
  return html`<p><a href="/mail">All mail</a></p>
    <h1>${mail.subject || '(no subject)'}</h1>
    <dl>
      <dt>To</dt>
      <dd><a href="/mail?q=${encodeURIComponent(mail.to)}">${mail.to}</a></dd>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>Sent</dt>
      <dd>${when(mail)}</dd>
      ${
        mail.attachments.length > 0 &&
        html`<dt>Attached</dt>
          <dd>
            ${mail.attachments.map((file, index) => html`<a href="/mail/${mail.id}/attachments/${index}">${file.filename}</a> <span class="muted">(${formatSize(file.size)})</span><br />`)}
          </dd>`
      }
    </dl>
    <p class="small">${other} ${other && '· '}<a href="/mail/${mail.id}/source">Source</a></p>
    ${body}`;
}
