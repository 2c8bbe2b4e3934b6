import { writtenBody } from './mail-markdown.ts';

const base = 'https://blattwerk.example';

test('paragraphs, headings, lists, emphasis and links become HTML and text of the same words', () => {
  const { html, text } = writtenBody('## Neu\n\nEin *Satz* mit **Gewicht** und [Link](/blog).\n\n1. eins\n2. zwei', base);
  expect(text).toBe('Neu\n\nEin Satz mit Gewicht und Link (https://blattwerk.example/blog).\n\n1. eins\n2. zwei');
  expect(html).toContain('<em>Satz</em> mit <strong>Gewicht</strong>');
  expect(html).toContain('<a href="https://blattwerk.example/blog"');
});

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'Ein <b onclick="x">Wort</b>', '![Bild](https://boese.example/x.png)'])(
  '%s stays the text that was typed',
  (typed) => {
    const { html, text } = writtenBody(typed, base);
    expect(html).not.toMatch(/<script|<img|<b /);
    expect(text).toContain(typed);
  },
);

test.each(['javascript:alert(1)', '//boese.example', 'http://unsicher.example', 'data:text/html,x'])('a link to %s is only its words', (href) => {
  expect(writtenBody(`[hier](${href})`, base).html).not.toContain('href');
});
