import { redirect } from 'react-router';
import type { Route } from './+types/auth-root';
import { localeOf, localePath } from '../lib/i18n/locale.ts';

/** The root of the account pages is the login. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(localePath(localeOf(new URL(request.url).pathname), '/auth/login'));

const AuthRoot = () => null;
export default AuthRoot;
