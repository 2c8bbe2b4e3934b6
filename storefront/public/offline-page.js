/* The page that the service worker shows where there is no connection: it is made here, since nothing of ours can be asked then. */
const offlineWords = {
  de: {
    title: 'Keine Verbindung',
    text: 'Ihr Gerät ist gerade nicht mit dem Internet verbunden. Es ist nichts verloren: Sobald die Verbindung wieder da ist, geht es hier weiter.',
    again: 'Noch einmal versuchen',
    card: 'Ihre Abholung',
    code: 'Abholcode',
    keptUntil: 'Bereitgehalten bis',
    where: 'Apotheke',
    phone: 'Telefon',
    hours: 'Öffnungszeiten',
    seen: 'Stand',
    bring: 'Bitte bringen Sie Ihren Ausweis mit.',
    emergency: 'Im Notfall 112, ärztlicher Bereitschaftsdienst 116 117.',
  },
  en: {
    title: 'No connection',
    text: 'Your device is not connected to the internet. Nothing is lost: as soon as the connection is back, you can go on here.',
    again: 'Try again',
    card: 'Your collection',
    code: 'Pickup code',
    keptUntil: 'Kept until',
    where: 'Pharmacy',
    phone: 'Telephone',
    hours: 'Opening hours',
    seen: 'As of',
    bring: 'Please bring your identity document.',
    emergency: 'In an emergency call 112; out-of-hours medical service 116 117.',
  },
};

const offlineStyle = `
:root { color-scheme: light dark; font: 17px/1.6 Inter, system-ui, Arial, sans-serif; --paper: #faf8f3; --surface: #fff; --ink: #1b2723; --muted: #52605a; --line: #d9d4c7; --fir: #1e5a49; --on-fir: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1513; --surface: #171f1c; --ink: #e9eeea; --muted: #a4b1ab; --line: #2a3632; --fir: #7fc8b0; --on-fir: #0c1f19; } }
body { margin: 0; padding: 2rem 1.25rem; background: var(--paper); color: var(--ink); }
main { max-width: 36rem; margin: 0 auto; overflow-wrap: anywhere; }
h1, h2 { font-family: Georgia, 'Times New Roman', serif; line-height: 1.2; }
section { margin: 2rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
section h2 { margin: 0; }
.code { margin: 0.5rem 0; font-size: 2rem; font-weight: 700; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
img { display: block; width: 11rem; height: auto; background: #fff; }
dt { margin-top: 0.75rem; color: var(--muted); font-size: 0.88rem; }
dd { margin: 0; white-space: pre-line; }
a { color: var(--fir); }
.again { display: inline-block; padding: 0.6rem 1.25rem; border-radius: 8px; background: var(--fir); color: var(--on-fir); text-decoration: none; font-weight: 600; }`;

const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text) => String(text).replace(/[&<>"']/g, (mark) => marks[mark]);

const fact = (term, value) => (value ? `<dt>${escaped(term)}</dt><dd>${value}</dd>` : '');

const cardHtml = (card, words) => `<section><h2>${escaped(words.card)}</h2>
<p class="code" aria-label="${escaped(words.code)}">${escaped(card.code)}</p>
${/^data:image\/(png|svg\+xml)[;,]/.test(card.qr) ? `<img src="${escaped(card.qr)}" alt="">` : ''}
<p>${escaped(words.bring)}</p>
<dl>${fact(words.keptUntil, card.keptUntil && escaped(card.keptUntil))}${fact(words.where, escaped(card.where))}${fact(words.phone, card.phone && `<a href="tel:${escaped(card.phone)}">${escaped(card.phoneInGroups)}</a>`)}${fact(words.hours, card.hours && escaped(card.hours))}${fact(words.seen, escaped(card.seen))}</dl></section>`;

/* The card that was kept; none after its time, and none that cannot be read. */
const keptCard = async () => {
  try {
    const stored = await (await caches.open('blattwerk.pickup-card')).match('/pickup-card');
    const card = await stored?.json();
    return card && card.goodUntil > Date.now() ? card : undefined;
  } catch {
    // a page without the card is what this page can be then
    return undefined;
  }
};

self.offlinePage = async (request) => {
  const { pathname } = new URL(request.url);
  const lang = /^\/en(\/|$)/.test(pathname) ? 'en' : 'de';
  const words = offlineWords[lang];
  const card = await keptCard();
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${offlineStyle}</style></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p><p><a class="again" href="${escaped(request.url)}">${words.again}</a></p>${card ? cardHtml(card, words) : ''}<p>${words.emergency}</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:" },
  });
};
