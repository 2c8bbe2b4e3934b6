interface Named {
  title?: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** `Dr. med. Kim Muster`; without what is not there. */
export const fullName = ({ title, firstName, lastName }: Named): string => [title, firstName, lastName].filter(Boolean).join(' ');
