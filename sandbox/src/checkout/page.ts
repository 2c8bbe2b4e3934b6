import { html, type Html } from '../pages/html.ts';
import { testCards, type CardInput, type Decline } from '../stripe/cards.ts';
import type { CheckoutSession, SessionDetails } from '../stripe/tables.ts';
import type { CheckoutTexts } from './texts.ts';

export function formatMoney(cents: number, currency: string, texts: CheckoutTexts): string {
  return new Intl.NumberFormat(texts.locale, { style: 'currency', currency }).format(cents / 100);
}

export function declineText(decline: Decline, texts: CheckoutTexts): string {
  return texts.declined[decline.declineCode ?? decline.code] ?? texts.declined[decline.code] ?? decline.message;
}

interface CheckoutView {
  session: CheckoutSession;
  details: SessionDetails;
  texts: CheckoutTexts;
  decline?: Decline;
  typed?: Partial<CardInput> & { email?: string; name?: string };
}

function summary({ session, details, texts }: CheckoutView): Html {
  const lines = details.lineItems.map(
    (item) =>
      html`<li>
        <span>${item.description}${item.quantity! > 1 ? ` × ${item.quantity}` : ''}</span
        ><span class="number">${formatMoney(item.amount_total, item.currency, texts)}</span>
      </li>`,
  );
  return html`<section aria-labelledby="what">
    <h1 id="what">${texts.payTo} ${details.merchant}</h1>
    <p class="amount">${formatMoney(session.amount_total!, session.currency!, texts)}</p>
    <div class="card">
      <ul class="lines">
        ${lines}
        <li><strong>${texts.total}</strong><strong class="number">${formatMoney(session.amount_total!, session.currency!, texts)}</strong></li>
      </ul>
    </div>
    ${session.cancel_url && html`<p><a href="${session.cancel_url}">${texts.back}</a></p>`}
  </section>`;
}

function cardForm({ session, texts, decline, typed }: CheckoutView): Html {
  const amount = formatMoney(session.amount_total!, session.currency!, texts);
  return html`<form class="card" method="post" action="/checkout/${session.id}/pay">
    ${decline && html`<p class="error" role="alert" id="decline" data-code="${decline.declineCode ?? decline.code}">${declineText(decline, texts)}</p>`}
    <div class="field">
      <label for="email">${texts.email}</label>
      <input id="email" name="email" type="email" autocomplete="email" required value="${typed?.email ?? session.customer_email ?? ''}" />
    </div>
    <div class="field">
      <label for="card">${texts.cardNumber}</label>
      <input id="card" name="card" inputmode="numeric" autocomplete="cc-number" required placeholder="4242 4242 4242 4242" value="" />
    </div>
    <div class="pair">
      <div class="field">
        <label for="expiry">${texts.expiry}</label>
        <input
          id="expiry"
          name="expiry"
          inputmode="numeric"
          autocomplete="cc-exp"
          required
          placeholder="12/30"
          aria-describedby="expiry-hint"
          value="${typed?.expiry ?? ''}"
        />
        <p class="hint" id="expiry-hint">${texts.expiryHint}</p>
      </div>
      <div class="field">
        <label for="cvc">${texts.cvc}</label>
        <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required placeholder="123" aria-describedby="cvc-hint" />
        <p class="hint" id="cvc-hint">${texts.cvcHint}</p>
      </div>
    </div>
    <div class="field">
      <label for="name">${texts.holder}</label>
      <input id="name" name="name" autocomplete="cc-name" value="${typed?.name ?? ''}" />
    </div>
    <button class="wide" type="submit">${texts.pay} ${amount}</button>
  </form>`;
}

function cardList(texts: CheckoutTexts): Html {
  const rows = testCards.map(
    (card) =>
      html`<tr>
        <td><code>${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</code></td>
        <td>${card.meaning[texts.lang]}</td>
      </tr>`,
  );
  return html`<details class="small" open>
    <summary>${texts.testCards}</summary>
    <p class="muted">${texts.testCardsHint}</p>
    <div class="scroll">
      <table>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** The page on which a user pays. */
export function checkoutPage(view: CheckoutView): Html {
  return html`<p class="note">${view.texts.sandboxNote}</p>
    <div class="columns">
      ${summary(view)}
      <div>${cardForm(view)} ${cardList(view.texts)}</div>
    </div>`;
}

/** The bank's page for 3-D Secure. */
export function authenticationPage({ session, details, texts }: CheckoutView): Html {
  return html`<p class="note">${texts.sandboxNote}</p>
    <section class="card">
      <h1>${texts.bankTitle}</h1>
      <p>${texts.bankText}</p>
      <p class="amount">${formatMoney(session.amount_total!, session.currency!, texts)}</p>
      <p class="muted">${texts.payTo} ${details.merchant}</p>
      <form class="actions" method="post" action="/checkout/${session.id}/authenticate">
        <button name="outcome" value="authorise">${texts.authorise}</button>
        <button class="quiet" name="outcome" value="fail">${texts.fail}</button>
      </form>
    </section>`;
}

/** A session that takes no payment any more, or never existed. */
export function closedPage(title: string, text: string, link?: { href: string; label: string } | undefined): Html {
  return html`<section class="card">
    <h1>${title}</h1>
    <p>${text}</p>
    ${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
  </section>`;
}
