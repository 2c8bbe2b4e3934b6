import { examples, type Identity, type Provider } from './providers.ts';

/** The identity that the page or a tool sent; undefined when it has no email address. */
export function readIdentity(provider: Provider, body: Record<string, unknown>): Identity | undefined {
  const text = (name: string): string | undefined => (typeof body[name] === 'string' ? body[name].trim() : undefined);
  const isOn = (name: string, otherwise: boolean): boolean => (body[name] === undefined ? otherwise : ['true', 'on', '1', true].includes(body[name] as never));
  const example = examples[provider.name][Number(text('example'))];
  if (example) return example;
  const email = text('email') ?? '';
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return undefined;
  return {
    email,
    givenName: text('givenName') ?? '',
    familyName: text('familyName') ?? '',
    emailVerified: isOn('emailVerified', true),
    hideEmail: provider.name === 'apple' && isOn('hideEmail', false),
  };
}

/** An account of the provider is the identity itself, so none has to be stored. */
export const accountIdOf = (identity: Identity): string => Buffer.from(JSON.stringify(identity)).toString('base64url');
export const identityOf = (accountId: string): Identity => JSON.parse(Buffer.from(accountId, 'base64url').toString()) as Identity;
