import { useEffect, useRef, useState, type DetailedHTMLProps, type DetailsHTMLAttributes, type SyntheticEvent } from 'react';

type DetailsProps = DetailedHTMLProps<DetailsHTMLAttributes<HTMLDetailsElement>, HTMLDetailsElement>;

/** Whether a `details` element was ever opened, also before the page's script began: what stands in it may come from then on. */
export const useOpened = (): { isOpened: boolean; details: DetailsProps } => {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setOpened(true);
  }, []);
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>): void => {
    if (event.currentTarget.open) setOpened(true);
  };
  // Its reader may have opened what the server sent closed.
  return { isOpened, details: { ref, onToggle, suppressHydrationWarning: true } };
};
