import { html, type Html } from '../pages/html.ts';
import { examples, type Identity, type Provider } from './providers.ts';
import type { SignInTexts } from './texts.ts';

interface SignInView {
  provider: Provider;
  /** Where the choice is sent. */
  action: string;
  texts: SignInTexts;
  problem?: string | undefined;
}

const label = ({ givenName, familyName, email, hideEmail }: Identity, texts: SignInTexts): Html =>
  html`${givenName} ${familyName}<br /><span class="small">${email}${hideEmail && ` (${texts.hidden})`}</span>`;

/** Stands for the provider's own login: accounts for one click, and any other. */
export function signInPage({ provider, action, texts, problem }: SignInView): Html {
  return html`<p class="note">${texts.sandboxNote(provider.brand)}</p>
    <section class="card">
      <h1>${texts.title(provider.brand)}</h1>
      <p>${texts.intro}</p>
      ${examples[provider.name].map(
        (identity, index) =>
          html`<form class="field" method="post" action="${action}">
            <input type="hidden" name="example" value="${index}" /><button class="quiet wide">${label(identity, texts)}</button>
          </form>`,
      )}
      <form method="post" action="${action}"><button class="quiet" name="cancel" value="true">${texts.cancel}</button></form>
    </section>
    <form class="card" method="post" action="${action}">
      <h2>${texts.other}</h2>
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
      <div class="field">
        <label for="email">${texts.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" />
      </div>
      <div class="pair">
        <div class="field">
          <label for="givenName">${texts.givenName}</label>
          <input id="givenName" name="givenName" autocomplete="given-name" />
        </div>
        <div class="field">
          <label for="familyName">${texts.familyName}</label>
          <input id="familyName" name="familyName" autocomplete="family-name" />
        </div>
      </div>
      <input type="hidden" name="emailVerified" value="false" />
      <label class="choice"><input type="checkbox" name="emailVerified" value="true" checked /> <span>${texts.emailVerified}</span></label>
      ${
        provider.name === 'apple' && html`<label class="choice"><input type="checkbox" name="hideEmail" value="true" /> <span>${texts.hideEmail}</span></label>`
      }
      <p></p>
      <button class="wide">${texts.submit}</button>
    </form>`;
}

export function signInClosedPage(texts: SignInTexts): Html {
  return html`<section class="card">
    <h1>${texts.closedTitle}</h1>
    <p>${texts.closedText}</p>
  </section>`;
}
