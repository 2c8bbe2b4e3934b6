import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import './moderation.css';

/** Reviews and the comments on them, side by side. */
export const ModerationTabs = () => {
  const { t } = useTranslation();
  return (
    <>
      <NavLink className="moderation-tab" to="/reviews">
        {t('reviews.reviewsTab')}
      </NavLink>
      <NavLink className="moderation-tab" to="/review-comments">
        {t('reviews.commentsTab')}
      </NavLink>
    </>
  );
};
