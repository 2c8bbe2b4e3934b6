import { useTranslation } from 'react-i18next';
import { useFormats } from './format.ts';
import { usePresence } from './use-presence.ts';
import './presence.css';

/** More faces than these say nothing that their number does not say. */
const mostNamed = 3;

/** Who else of staff has the record open, said once and shown calmly. */
export const Presence = ({ resource, id }: { resource: string; id: string }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const others = usePresence(resource, id);
  const named = others.slice(0, mostNamed);
  const more = others.length - named.length;
  const names = named.map(({ name }) => name).concat(more > 0 ? [t('presence.more', { count: more })] : []);
  const sentence = others.length === 0 ? '' : t('presence.here', { count: others.length, names: formats.list(names) });
  return (
    <div className="presence">
      {named.map((person) => (
        <span key={person.id} className="presence-face" aria-hidden="true">
          {person.initials}
        </span>
      ))}
      <span className="presence-words" aria-live="polite">
        {sentence}
      </span>
    </div>
  );
};
