import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

/** Reviews and the comments on them, side by side. */
export const ModerationTabs = () => {
  const { t } = useTranslation();
  return (
    <>
      <NavLink className="page-tab" to="/reviews">
        {t('reviews.reviewsTab')}
      </NavLink>
      <NavLink className="page-tab" to="/review-comments">
        {t('reviews.commentsTab')}
      </NavLink>
    </>
  );
};
