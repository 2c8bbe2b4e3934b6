/** Signs in one of the demo's accounts. @returns its access token */
export const signIn = async (url: string, name: 'admin' | 'doctor'): Promise<string> => {
  const body = JSON.stringify({ email: `${name}@blattwerk.example`, password: 'Demo-2026!' });
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-client': 'native' }, body });
  return ((await answer.json()) as { token: string }).token;
};
