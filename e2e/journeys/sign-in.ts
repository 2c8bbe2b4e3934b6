import { expect, type Page } from '@playwright/test';

/** Raw, because the answer's cookies have to land in this browser: gives the browser of this page a session by calling the API: the login pages have journeys of their own. */
export const signIn = async (page: Page, { email, password }: { email: string; password: string }): Promise<void> => {
  const answer = await page.request.post('/api/v1/clients/auth/login', { data: { email, password } });
  expect(answer.status(), `signing in as ${email}`).toBe(200);
};
