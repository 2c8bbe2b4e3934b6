import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import type { Direction, Mark, PharmacyMarks } from './cluster.ts';
import { nextMark } from './cluster.ts';
import ground from './map-ground.svg?url';
import styles from './pharmacy-map.module.css';
import { sheet, type Spot } from './projection.ts';

/** To the pharmacy, or to the list of those around the place. */
const addressOf = ({ slug, zipCode, radiusKm }: Mark): string =>
  slug === null ? `/market/pharmacies?zipCode=${zipCode}&radiusKm=${String(radiusKm)}` : `/market/pharmacies/${slug}`;

/** In units of a view as wide as the sheet. */
const radiusOf = (count: number): number => (count === 1 ? 10 : Math.min(32, 15 + 2.8 * Math.sqrt(count)));

const directions: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Direction[];
const isDirection = (key: string): key is Direction => directions.includes(key);

/** One tab stop for the whole map once scripts run; arrow keys lead from mark to mark. */
const useRoving = (marks: readonly Mark[]) => {
  const [chosen, setChosen] = useState(0);
  const isScripted = useBrowserValue(() => true, false);
  const drawing = useRef<SVGSVGElement>(null);
  const current = Math.min(chosen, marks.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isDirection(event.key)) return;
    event.preventDefault();
    const next = nextMark(marks, current, event.key);
    setChosen(next);
    drawing.current?.querySelectorAll('a')[next]?.focus();
  };
  return { drawing, onKeyDown, onFocus: setChosen, tabIndexOf: (at: number) => (isScripted && at !== current ? -1 : undefined) };
};

interface Props extends PharmacyMarks {
  /** Where a mark leads on this page, in the page's language. */
  toOf?: ((mark: Mark) => string) | undefined;
  onChoose?: ((mark: Mark) => void) | undefined;
}

interface MarkLinkProps {
  mark: Mark;
  /** How many units of the sheet one unit of the whole view is. */
  scale: number;
  tabIndex: number | undefined;
  onFocus: () => void;
  toOf: Props['toOf'];
  onChoose: Props['onChoose'];
}

const MarkLink = ({ mark, scale, tabIndex, onFocus, toOf, onChoose }: MarkLinkProps) => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const path = usePath();
  const { pathname, search } = useLocation();
  const words = mark.slug === null ? t('map.several', { total: number(mark.count, 0), count: mark.count, city: mark.name }) : mark.name;
  return (
    <Link
      to={toOf ? toOf(mark) : path(addressOf(mark))}
      state={{ from: pathname + search }}
      className={styles.mark}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => onChoose?.(mark)}
      aria-label={words}
    >
      <title>{words}</title>
      <circle cx={mark.x} cy={mark.y} r={22 * scale} className={styles.reach} />
      <circle cx={mark.x} cy={mark.y} r={radiusOf(mark.count) * scale} className={mark.slug === null ? styles.several : styles.one} strokeWidth={2 * scale} />
      {mark.count > 1 && (
        <text x={mark.x} y={mark.y} fontSize={20 * scale} className={styles.count} aria-hidden="true">
          {number(mark.count, 0)}
        </text>
      )}
    </Link>
  );
};

interface Label {
  name: string;
  x: number;
  y: number;
}

const mostLabels = 8;
/** A name is for a place that stands out. */
const shareToStandOut = 0.25;

/** The biggest towns get their name, below or above their mark, where it overlaps no other one. */
const labelsOf = (marks: readonly Mark[], scale: number): Label[] => {
  const halfWidth = (name: string): number => (6 * name.length + 12) * scale;
  const isFree = (mark: Mark, y: number, labels: readonly Label[]): boolean => {
    const isNear = (other: Spot, width: number, height: number): boolean =>
      Math.abs(other.y - y) < height * scale && Math.abs(other.x - mark.x) < halfWidth(mark.name) + width;
    const isOverMark = marks.some((other) => other !== mark && isNear(other, 16 * scale, 26));
    return !isOverMark && !labels.some((other) => other.name === mark.name || isNear(other, halfWidth(other.name), 26));
  };
  const largest = marks.filter(({ slug }) => slug === null).sort((a, b) => b.count - a.count);
  const least = (largest[0]?.count ?? 0) * shareToStandOut;
  return largest.reduce<Label[]>((labels, mark) => {
    const y = [1, -1].map((way) => mark.y + way * (radiusOf(mark.count) + 16) * scale).find((place) => isFree(mark, place, labels));
    return y === undefined || mark.count < least || labels.length === mostLabels ? labels : [...labels, { name: mark.name, x: mark.x, y }];
  }, []);
};

/** Where the pharmacies are: drawn by ourselves, no third party is asked for a picture. The list beside it says the same. */
export const PharmacyMap = ({ view, marks, toOf, onChoose }: Props) => {
  const { t } = useTranslation();
  const { drawing, onKeyDown, onFocus, tabIndexOf } = useRoving(marks);
  const scale = view.width / sheet.width;
  return (
    <figure className={styles.figure}>
      <svg
        ref={drawing}
        viewBox={`${String(view.x)} ${String(view.y)} ${String(view.width)} ${String(view.height)}`}
        className={styles.map}
        role="group"
        aria-label={t('map.label')}
        onKeyDown={onKeyDown}
      >
        <use href={`${ground}#land`} className={styles.ground} />
        {marks.map((mark, at) => (
          <MarkLink
            key={`${String(mark.x)} ${String(mark.y)}`}
            mark={mark}
            scale={scale}
            tabIndex={tabIndexOf(at)}
            onFocus={() => onFocus(at)}
            toOf={toOf}
            onChoose={onChoose}
          />
        ))}
        {labelsOf(marks, scale).map(({ name, x, y }) => (
          <text key={name} x={x} y={y} fontSize={20 * scale} strokeWidth={4 * scale} className={styles.town} aria-hidden="true">
            {name}
          </text>
        ))}
      </svg>
      <figcaption>{t('map.note')}</figcaption>
    </figure>
  );
};
