import { testCards } from '../stripe/cards.ts';
import type { SandboxConfig } from '../config.ts';
import { html, type Html } from './html.ts';

const paymentCard = (config: SandboxConfig): Html =>
  html`<section class="card">
    <h2>Payment and identity</h2>
    <p>
      Stripe's HTTP API is below <code>/v1</code>, for any key <code>sk_test_…</code>. Signed events go to <code>${config.webhookUrl}</code> and are repeated
      until it answers 2xx.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Test card</th>
            <th>What happens</th>
          </tr>
        </thead>
        <tbody>
          ${testCards.map(
            (card) =>
              html`<tr>
                <td><code>${card.number}</code></td>
                <td>${card.meaning.en}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

/** The front page: what stands in for what, and how to use it. */
export function indexPage(config: SandboxConfig, { smtpPort, sftpPort, clamdPort }: Record<'smtpPort' | 'sftpPort' | 'clamdPort', number>): Html {
  return html`<h1>The outside world, on this machine</h1>
    <p>
      Stand-ins for payment, identity check, sign-in, mail, push messages, pharmacies, timestamps and the malware scanner. They speak the real protocols; no
      money moves, no mail leaves, no document is checked.
    </p>
    <div class="columns">
      ${paymentCard(config)}
      <div>
        <section class="card">
          <h2>Mail</h2>
          <p>SMTP on port ${smtpPort}, any login or none.</p>
          <p><a href="/mail">Mailbox</a> · <a href="/mail/api/messages">as JSON</a></p>
        </section>
        <section class="card">
          <h2>Sign in with Google and Apple</h2>
          <p>Two OpenID providers. Their login pages offer accounts for one click and take any other.</p>
          <p><a href="/oidc/google/.well-known/openid-configuration">Google</a> · <a href="/oidc/apple/.well-known/openid-configuration">Apple</a></p>
        </section>
        <section class="card">
          <h2>Pharmacies</h2>
          <p>
            Every pharmacy publishes its stock as CSV, JSON, XML and XLSX, each in its own dialect; it changes every few minutes. By HTTP and by SFTP on port
            ${sftpPort}.
          </p>
          <p><a href="/pharmacies">All feeds</a></p>
        </section>
        <section class="card">
          <h2>Malware scanner</h2>
          <p>ClamAV's protocol on port ${clamdPort}. It finds the test file EICAR and nothing else.</p>
        </section>
        <section class="card">
          <h2>Timestamps and remote signatures</h2>
          <p>
            A timestamp service (RFC 3161) at <code>POST /tsa</code>, and a remote signature service (CSC API v2) below <code>/csc/v2</code>. Keys and
            certificates are made with each start; nothing is qualified.
          </p>
        </section>
        <section class="card">
          <h2>Switches for tests</h2>
          <p><code>PUT /_control</code> makes each of them slow, failing, repeating or out of order; <code>POST /_control/reset</code> ends that.</p>
          <p><a href="/_control">Settings</a> · <a href="/_control/events">Event deliveries</a></p>
        </section>
        <section class="card">
          <h2>For tools</h2>
          <ul class="plain">
            <li><code>POST /checkout/:session/pay</code> <code>{ "card": "4242424242424242" }</code></li>
            <li><code>POST /checkout/:session/cancel</code></li>
            <li><code>POST /identity/:session/finish</code> <code>{ "outcome": "verified" }</code></li>
            <li><code>POST /oidc/:provider/logins/:id</code> <code>{ "email": "a@b.example" }</code></li>
            <li><code>GET /mail/api/messages?to=…</code></li>
            <li><code>POST /_control/webhooks/flush</code></li>
          </ul>
        </section>
      </div>
    </div>`;
}
