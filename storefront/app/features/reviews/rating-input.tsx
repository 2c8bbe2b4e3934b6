import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../components/ui/field.tsx';
import { Star } from './stars.tsx';
import styles from './review-form.module.css';

const levels = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons: the arrow keys move, every star has its name, and what is chosen is said in words. */
export const RatingInput = ({ value, error, onChange }: { value: number | undefined; error?: string | undefined; onChange: (rating: number) => void }) => {
  const { t } = useTranslation('reviews');
  return (
    <FieldGroup label={t('form.rating')} error={error}>
      <div className={styles.levels}>
        {levels.map((level) => (
          <label key={level} className={styles.level}>
            <input
              type="radio"
              name="rating"
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              aria-label={t('starRow', { count: level })}
            />
            <Star isFilled={value !== undefined && level <= value} />
          </label>
        ))}
        <span className={styles.chosen}>{value === undefined ? t('form.ratingNone') : t('form.ratingChosen', { chosen: value })}</span>
      </div>
    </FieldGroup>
  );
};
