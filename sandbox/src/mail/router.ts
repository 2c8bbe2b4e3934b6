import { Router, type Request, type Response } from 'express';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import type { Mailbox, StoredMail } from './mailbox.ts';
import { mailListPage, mailPage } from './page.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);
const framePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:";

/** `/mail`: the mailbox for people, and `/mail/api/messages` for tools. */
export function mailRouter(mailbox: Mailbox): Router {
  const router = Router();
  router.get('/api/messages', (request, response) => void response.json(mailbox.list({ to: text(request.query.to), search: text(request.query.search) })));
  router.delete('/api/messages', async (request, response) => void response.json({ removed: await mailbox.clear(text(request.query.to)) }));
  router.get('/api/messages/:id', (request, response) => {
    const mail = mailbox.get(request.params.id);
    if (mail) response.json(mail);
    else response.status(404).json({ error: 'There is no such message.' });
  });
  router.get('/', (request, response) => {
    const search = text(request.query.q) ?? text(request.query.to) ?? '';
    sendPage(response, { title: 'Mailbox', content: mailListPage(mailbox.list({ search: search || undefined }), search) });
  });
  router.get('/:id', (request, response) => {
    const mail = find(mailbox, request, response);
    if (mail === undefined) return;
    const shows = mail.html === '' || request.query.view === 'text' ? 'text' : 'html';
    sendPage(response, { title: mail.subject, content: mailPage(mail, shows) });
  });
  router.get('/:id/body', (request, response) => {
    const mail = find(mailbox, request, response);
    if (mail === undefined) return;
    response.set({ 'content-security-policy': framePolicy, 'referrer-policy': 'no-referrer' });
    response.type('html').send(`<base target="_blank">${mail.html}`);
  });
  router.get('/:id/source', async (request, response) => {
    const mail = find(mailbox, request, response);
    if (mail) response.type('text/plain').send(await mailbox.source(mail.id));
  });
  router.get('/:id/attachments/:index', async (request, response) => {
    const mail = find(mailbox, request, response);
    if (mail === undefined) return;
    const file = await mailbox.attachment(mail.id, Number(request.params.index));
    if (file === undefined) return missing(response);
    response.attachment(file.filename).set('x-content-type-options', 'nosniff').type(file.mimeType).send(file.content);
  });
  return router;
}

function missing(response: Response): void {
  sendPage(response, {
    title: 'Mailbox',
    status: 404,
    content: html`<h1>This mail does not exist</h1>
      <p><a href="/mail">All mail</a></p>`,
  });
}

function find(mailbox: Mailbox, request: Request, response: Response): StoredMail | undefined {
  const mail = mailbox.get(String(request.params.id));
  if (mail === undefined) missing(response);
  return mail;
}
