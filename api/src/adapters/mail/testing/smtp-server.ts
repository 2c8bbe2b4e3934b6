import { createServer, type Server, type Socket } from 'node:net';

/** Just enough of SMTP to take a mail; `refuse` is the reply to RCPT TO. It knows no login. */
export const smtpServer = (received: { recipients: string[]; data: string }[], refuse: () => string | null): Server =>
  createServer((socket: Socket) => {
    let buffer = '';
    let recipients: string[] = [];
    let inData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        const refusal = refuse();
        if (!refusal) recipients.push(line);
        reply(refusal ?? '250 ok');
      } else if (verb === 'DATA') {
        inData = true;
        reply('354 go on');
      } else if (verb === 'QUIT') {
        reply('221 bye');
        socket.end();
      } else if (verb === 'EHLO') {
        reply('250-mailbox');
        reply('250 AUTH PLAIN');
      } else if (verb === 'AUTH') reply('535 unknown login');
      else reply('250 ok');
    };
    const take = (): void => {
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          received.push({ recipients, data: part });
          recipients = [];
          inData = false;
          reply('250 taken');
        } else command(part);
      }
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      take();
    });
    reply('220 mailbox');
  });
