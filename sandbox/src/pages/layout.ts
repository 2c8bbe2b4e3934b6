import type { Response } from 'express';
import { html, type Html } from './html.ts';

interface Page {
  title: string;
  lang?: 'de' | 'en';
  narrow?: boolean;
  /** Pages that stand for another company's (Stripe, a bank) have no menu of the sandbox. */
  brand?: string;
  content: Html;
  status?: number;
}

const menu = html`<nav aria-label="Sandbox">
  <a href="/mail">Mailbox</a> <a href="/pharmacies">Pharmacies</a> <a href="/_control/events">Event log</a> <a href="/_control">Switches</a>
</nav>`;

const policy = "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Sends a whole page. No page needs a script or an inline style. */
export function sendPage(response: Response, page: Page): void {
  const document = html`<!doctype html>
    <html lang="${page.lang ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header class="bar">
          <div>${page.brand ? html`<strong>${page.brand}</strong>` : html`<strong><a href="/">Blattwerk sandbox</a></strong> ${menu}`}</div>
        </header>
        <main class="${page.narrow ? 'narrow' : 'broad'}">${page.content}</main>
      </body>
    </html>`;
  response
    .status(page.status ?? 200)
    .set({
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('html')
    .send(document.text);
}
