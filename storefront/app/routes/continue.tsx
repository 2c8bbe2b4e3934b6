import type { Route } from './+types/continue';
import { ContinueSignIn } from '../features/social-sign-in/continue-sign-in.tsx';

export const handle = { ns: ['social-sign-in'] };

export const loader = ({ request }: Route.LoaderArgs): { token: string | null } => ({ token: new URL(request.url).searchParams.get('token') });

/** A token in the address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const Continue = ({ loaderData: { token } }: Route.ComponentProps) => <ContinueSignIn token={token} />;
export default Continue;
