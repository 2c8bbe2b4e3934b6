import type { ReactNode } from 'react';
import './tiles.css';

export interface Tile {
  label: string;
  value: ReactNode;
  /** Said below the value, small. */
  note?: ReactNode;
  tone?: 'warn' | 'bad';
  /** Words and not a number. */
  isText?: boolean;
}

/** A record's numbers at a glance. */
export const Tiles = ({ items }: { items: readonly Tile[] }) => (
  <dl className="tiles">
    {items.map(({ label, value, note, tone, isText }) => (
      <div key={label} className={tone === undefined ? '' : `tile-${tone}`}>
        <dt>{label}</dt>
        <dd className={isText === true ? 'tile-text' : 'figures'}>
          {value}
          {note === undefined ? null : <span className="quiet">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
