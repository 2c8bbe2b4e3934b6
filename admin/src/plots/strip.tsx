import { Link } from 'react-router';
import type { Tone } from '../components/tones.ts';
import './plots.css';

export interface StripItem {
  key: string;
  tone: Tone;
  /** Said of it, and shown when it is pointed at. */
  words: string;
  /** Where it leads; without, the strip is one picture. */
  to?: string;
}

/** One small mark for each of many, so that what is wrong is seen at once. Marks that lead nowhere are one picture, which `label` sums up. */
export const Strip = ({ label, items }: { label: string; items: readonly StripItem[] }) => {
  if (items.every(({ to }) => to === undefined)) {
    return (
      <span className="strip" role="img" aria-label={label}>
        {items.map(({ key, tone, words }) => (
          <span key={key} className={`strip-mark strip-${tone}`} title={words} />
        ))}
      </span>
    );
  }
  return (
    <ul className="strip is-wide" aria-label={label}>
      {items.map(({ key, tone, words, to = '' }) => (
        <li key={key}>
          <Link to={to} className={`strip-mark strip-${tone}`} title={words} aria-label={words} />
        </li>
      ))}
    </ul>
  );
};
