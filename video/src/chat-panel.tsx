import { useId, useState } from 'react';
import { limits } from '@blattwerk/contract/limits';
import type { ChatLine } from './call.ts';
import type { RoomWords } from './words.ts';

interface ChatPanelProps {
  lines: readonly ChatLine[];
  otherName: string;
  words: RoomWords;
  onSay: (text: string) => void;
}

/** Messages of this call; they live in this tab alone. */
export const ChatPanel = ({ lines, otherName, words, onSay }: ChatPanelProps) => {
  const [text, setText] = useState('');
  const id = useId();
  const send = (): void => {
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <section className="room-chat" aria-label={words.chat}>
      <ol className="room-chat-lines" aria-live="polite">
        {lines.length === 0 && <li className="room-quiet">{words.chatEmpty}</li>}
        {lines.map((line) => (
          <li key={line.id} className={line.isOwn ? 'is-own' : ''}>
            <strong>{line.isOwn ? words.you : otherName}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form
        className="room-chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label htmlFor={id}>{words.chatLabel}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={limits.chatMessage}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            send();
          }}
        />
        <button type="submit" className="room-button">
          {words.chatSend}
        </button>
      </form>
      <p className="room-quiet">{words.chatNote}</p>
    </section>
  );
};
