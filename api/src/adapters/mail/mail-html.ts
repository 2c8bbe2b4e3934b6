import { colour, darkStyles, sans, serif } from './mail-look.ts';
import { escapeHtml, type MailContent } from './mail-text.ts';

const sheet = `max-width:600px;width:100%;background:${colour.surface};border:1px solid ${colour.line};border-radius:10px`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px;font:16px/1.6 ${sans};color:${colour.ink}">${escapeHtml(text)}</p>`;
const note = (text: string): string => `<p class="muted" style="margin:0 0 8px;font:14px/1.55 ${sans};color:${colour.muted}">${escapeHtml(text)}</p>`;

const code = ({ label, value }: NonNullable<MailContent['code']>): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="code" align="center" style="padding:16px;background:${colour.sunken};border-radius:8px">
<p style="margin:0 0 4px;font:14px/1.5 ${sans};color:${colour.muted}">${escapeHtml(label)}</p>
<p style="margin:0;font:600 30px/1.3 ${sans};letter-spacing:6px;font-variant-numeric:tabular-nums;color:${colour.ink}">${escapeHtml(value)}</p>
</td></tr></table>`;

const button = ({ label, url }: MailContent['button'], hint: string): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="button" style="background:${colour.fir};border-radius:8px">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;font:600 16px/1.25 ${sans};color:#FFFFFF;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a>
</td></tr></table>
${note(hint)}
<p style="margin:0 0 24px;font:14px/1.55 ${sans};word-break:break-all;overflow-wrap:anywhere"><a href="${escapeHtml(url)}" style="color:${colour.fir}">${escapeHtml(url)}</a></p>`;

const item = ({ heading, text, link, end }: NonNullable<MailContent['items']>[number]): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr><td class="item" style="padding:16px;border:1px solid ${colour.line};border-radius:8px">
<h2 style="margin:0 0 4px;font:600 17px/1.35 ${serif};color:${colour.ink}">${escapeHtml(heading)}</h2>
<p style="margin:0 0 8px;font:15px/1.55 ${sans};color:${colour.ink}">${escapeHtml(text)}</p>
<p style="margin:0;font:15px/1.55 ${sans}"><a href="${escapeHtml(link.url)}" style="color:${colour.fir}">${escapeHtml(link.label)}</a>${
  end ? ` &nbsp;·&nbsp; <span class="muted"><a href="${escapeHtml(end.url)}" style="color:${colour.muted}">${escapeHtml(end.label)}</a></span>` : ''
}</p>
</td></tr></table>`;

const also = ({ label, url }: NonNullable<MailContent['also']>): string => `${note(label)}
<p style="margin:0 0 24px;font:14px/1.55 ${sans};word-break:break-all;overflow-wrap:anywhere"><a href="${escapeHtml(url)}" style="color:${colour.fir}">${escapeHtml(url)}</a></p>`;

const footer = ({ lines, links }: MailContent['footer']): string => {
  const list = links.map(({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${colour.muted}">${escapeHtml(label)}</a>`).join(' &nbsp;·&nbsp; ');
  const small = `font:13px/1.55 ${sans};color:${colour.muted}`;
  return `${lines.map((line) => `<p class="muted" style="margin:0 0 8px;${small}">${escapeHtml(line)}</p>`).join('\n')}\n<p class="muted" style="margin:0;${small}">${list}</p>`;
};

/** A sheet of paper: text first, one button, no images; all styles inline, because many mail programs drop the rest, but for the dark colours. */
export const mailHtml = (mail: MailContent): string => `<!doctype html>
<html lang="${mail.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${darkStyles}</style>
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper};-webkit-text-size-adjust:100%">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%"><tr>
<td class="brand" style="padding:0 8px 16px;font:600 20px/1.3 ${serif};color:${colour.fir}">${escapeHtml(mail.brand)}</td></tr></table>
<table class="sheet" role="presentation" width="600" cellpadding="0" cellspacing="0" style="${sheet}"><tr><td style="padding:36px 32px 28px">
<h1 style="margin:0 0 20px;padding:0 0 16px;border-bottom:1px solid ${colour.line};font:600 26px/1.25 ${serif};color:${colour.ink}">${escapeHtml(mail.heading)}</h1>
${paragraph(mail.greeting)}
${mail.paragraphs.map(paragraph).join('\n')}
${mail.body ? mail.body.html : ''}
${(mail.items ?? []).map(item).join('\n')}
${mail.code ? code(mail.code) : ''}
${button(mail.button, mail.linkHint)}
${mail.also ? also(mail.also) : ''}
${mail.notes.map(note).join('\n')}
<p style="margin:24px 0 0;font:16px/1.6 ${sans};color:${colour.ink}">${mail.closing.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%"><tr><td style="padding:20px 8px 0">
${footer(mail.footer)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
