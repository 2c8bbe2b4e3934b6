import { html, type Html } from '../pages/html.ts';
import type { VerificationSession } from '../stripe/tables.ts';
import type { IdentityTexts } from './texts.ts';

interface IdentityView {
  session: VerificationSession;
  texts: IdentityTexts;
  problem?: string | undefined;
  typed?: { firstName?: string | undefined; lastName?: string | undefined; dob?: string | undefined };
}

/** Stands for Stripe's document check: fields for what the document says, a button for each outcome. */
export function identityPage({ session, texts, problem, typed }: IdentityView): Html {
  const lastError = session.last_error?.code;
  return html`<p class="note">${texts.sandboxNote}</p>
    <form class="card" method="post" action="/identity/${session.id}/finish">
      <h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
      ${lastError && html`<p class="error">${texts.lastError} ${texts.reasons[lastError] ?? lastError}</p>`}
      <div class="field">
        <label for="firstName">${texts.firstName}</label>
        <input id="firstName" name="firstName" autocomplete="given-name" placeholder="Erika" value="${typed?.firstName ?? ''}" />
      </div>
      <div class="field">
        <label for="lastName">${texts.lastName}</label>
        <input id="lastName" name="lastName" autocomplete="family-name" placeholder="Mustermann" value="${typed?.lastName ?? ''}" />
      </div>
      <div class="field">
        <label for="dob">${texts.dob}</label>
        <input id="dob" name="dob" type="date" autocomplete="bday" value="${typed?.dob ?? ''}" aria-describedby="dob-hint" />
        <p class="hint" id="dob-hint">${texts.dobHint}</p>
      </div>
      <button class="wide" name="outcome" value="verified">${texts.verified}</button>
    </form>
    <form class="card" method="post" action="/identity/${session.id}/finish">
      <h2>${texts.failing}</h2>
      <fieldset>
        <legend>${texts.reason}</legend>
        ${Object.entries(texts.reasons).map(
          ([code, words], index) =>
            html`<label class="choice"><input type="radio" name="reason" value="${code}" ${index === 0 && 'checked'} /> <span>${words}</span></label>`,
        )}
      </fieldset>
      <div class="actions">
        <button class="quiet" name="outcome" value="requires_input">${texts.submitFailing}</button>
        <button class="quiet" name="outcome" value="canceled">${texts.cancel}</button>
      </div>
    </form>`;
}

/** A check that is over. */
export function identityClosedPage(texts: IdentityTexts, returnUrl: string | null): Html {
  return html`<section class="card">
    <h1>${texts.closedTitle}</h1>
    <p>${texts.closedText}</p>
    ${returnUrl && html`<p><a class="button" href="${returnUrl}">${texts.back}</a></p>`}
  </section>`;
}
